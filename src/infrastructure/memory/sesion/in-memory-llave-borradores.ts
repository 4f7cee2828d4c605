import type { LlaveBorradores } from '@/application/borradores/llave-borradores.port';

const BYTES = 32;

/** A key that lasts as long as the page, like everything else in memory. */
export const crearInMemoryLlaveBorradores = (cripto: Pick<Crypto, 'getRandomValues'>): LlaveBorradores => {
  const letras = Array.from(cripto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    String.fromCharCode(byte),
  );
  const clave = btoa(letras.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return { obtener: async () => clave };
};
