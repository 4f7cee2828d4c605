import { entero, leido, leidoCon } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** Fields every stored record carries. Instants are ISO 8601 in UTC; `*_por` is the user's e-mail. */
export const camposRegistro = {
  creado_en: leido(z.string()),
  creado_por: leido(z.string()),
  actualizado_en: leido(z.string()),
  actualizado_por: leido(z.string()),
  /** Starts at 1 and grows by one with each change; 0 when the service does not keep it. */
  version: leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0),
  archivado_en: leido(z.string()),
};
