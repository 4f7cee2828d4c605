import type { Servicio } from '@/domain/shared/politica/politica-api';
import { type Manejadores, ok } from '@/server/http/manejador';
import { describirServicio } from '@/server/openapi/describir-servicio';

/** Built once, when the service starts: a route without description stops the start. */
export const manejadoresDescripcion = (servicio: Servicio): Manejadores => {
  const descripcion = describirServicio(servicio);
  return { 'GET /openapi.json': async () => ok(descripcion) };
};
