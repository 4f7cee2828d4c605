import type { LlaveDeHistoria } from '@/application/shared/secretos.port';

interface Firmado {
  clave: string | null;
  firma: string | null;
}

/** `AJENA`: made with another key, so that nobody can tell here. */
export type EstadoDeFirma = 'BUENA' | 'FALSA' | 'AJENA';

export const estadoDeFirma = (
  llave: LlaveDeHistoria,
  { clave, firma }: Firmado,
  texto: string,
): EstadoDeFirma => {
  if (clave !== null && clave !== llave.id) return 'AJENA';
  return clave !== null && firma === llave.firmar(texto) ? 'BUENA' : 'FALSA';
};
