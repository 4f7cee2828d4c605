import type { GeneradorIds } from '@/application/shared/equipo.port';

const hexadecimal = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Random UUID (version 4) out of 16 random bytes. */
const uuidDe = (bytes: Uint8Array): string => {
  const fijos = bytes.map((byte, i) =>
    i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const texto = [...fijos].map(hexadecimal).join('');
  return [
    texto.slice(0, 8),
    texto.slice(8, 12),
    texto.slice(12, 16),
    texto.slice(16, 20),
    texto.slice(20),
  ].join('-');
};

/** `randomUUID` exists only with HTTPS or on localhost; random bytes exist everywhere. */
export const crearGeneradorIdsNavegador = (
  cripto: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>,
): GeneradorIds => ({
  nuevo: () => cripto.randomUUID?.() ?? uuidDe(cripto.getRandomValues(new Uint8Array(16))),
});
