import type { Servicio } from '@/domain/shared/politica/manifiesto';
import { LLAMADAS } from '@/server/composicion/secciones';
import { llamadasDe } from '@/server/http/llamadas-de-servicio';
import { describirServicio } from '@/server/openapi/describir-servicio';

/** What a service says of itself to whoever asks. */
export const descripcionDe = (servicio: Servicio) =>
  describirServicio(servicio, llamadasDe(servicio, LLAMADAS));
