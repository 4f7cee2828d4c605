import type { Gestion } from '@/domain/mensualidades/cobranza/gestion';
import { ETIQUETA_CANAL, ETIQUETA_RESULTADO } from '@/domain/mensualidades/cobranza/opciones-gestion';
import { formatearInstante } from '@/domain/shared/fechas';

/** 'WhatsApp, enviado, mar 24 nov 2026, 10:04'. */
export const gestionEnPalabras = ({
  canal,
  resultado,
  momento,
}: Pick<Gestion, 'canal' | 'resultado' | 'momento'>): string =>
  `${ETIQUETA_CANAL[canal]}, ${ETIQUETA_RESULTADO[resultado].toLowerCase()}, ${formatearInstante(momento)}`;
