import type { CanalAutorizado } from '@/domain/mensualidades/cobranza/gestion';
import {
  ETIQUETA_CANAL,
  ETIQUETA_MEDIO_AUTORIZACION,
} from '@/domain/mensualidades/cobranza/opciones-gestion';
import { formatearFecha } from '@/domain/shared/fechas';

/** 'WhatsApp desde el lun 2 nov 2026 (papel firmado)'. */
export const canalEnPalabras = ({ canal, autorizado_en, medio, retirado_en }: CanalAutorizado): string =>
  [
    `${ETIQUETA_CANAL[canal]} desde el ${formatearFecha(autorizado_en)}`,
    `(${ETIQUETA_MEDIO_AUTORIZACION[medio].toLowerCase()})`,
    retirado_en && `hasta el ${formatearFecha(retirado_en)}, que lo retiró`,
  ]
    .filter(Boolean)
    .join(' ');
