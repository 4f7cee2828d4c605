const V4_EN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Hextets that the network gives out; the other half is chosen by whoever is in it. */
const HEXTETOS_DE_RED = 4;
const HEXTETOS = 8;

/** Those who answer for the same requests: one address or, of IPv6, its /64. */
export const redDe = (direccion: string): string => {
  const v4 = V4_EN_V6.exec(direccion)?.[1] ?? direccion;
  if (!v4.includes(':')) return v4;
  const [antes = '', despues = ''] = (v4.split('%')[0] ?? '').split('::');
  const partes = (texto: string): string[] => (texto === '' ? [] : texto.split(':'));
  const [primeras, ultimas] = [partes(antes), partes(despues)];
  const ceros = Array.from({ length: HEXTETOS - primeras.length - ultimas.length }, () => '0');
  return `${[...primeras, ...ceros, ...ultimas]
    .slice(0, HEXTETOS_DE_RED)
    .map((hexteto) => Number.parseInt(hexteto, 16).toString(16))
    .join(':')}::/64`;
};
