/** The characters that a TrueType font can draw, read from its `cmap` table (formats 4 and 12). */
export const letrasDeUnaFuente = (fuente: Buffer): ReadonlySet<number> => {
  const tablas = Array.from({ length: fuente.readUInt16BE(4) }, (_, i) => 12 + i * 16);
  const cabeza = tablas.find((en) => fuente.toString('latin1', en, en + 4) === 'cmap');
  if (cabeza === undefined) throw new Error('La fuente no dice qué letras tiene');
  const cmap = fuente.subarray(fuente.readUInt32BE(cabeza + 8));
  const letras = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const parte = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    for (const [desde, hasta] of tramosDe(parte))
      for (let letra = desde; letra <= hasta; letra += 1) letras.add(letra);
  }
  return letras;
};

const tramosDe = (parte: Buffer): (readonly [number, number])[] => {
  switch (parte.readUInt16BE(0)) {
    case 4: {
      const doble = parte.readUInt16BE(6);
      return Array.from({ length: doble / 2 }, (_, i) => [
        parte.readUInt16BE(16 + doble + i * 2),
        parte.readUInt16BE(14 + i * 2),
      ]);
    }
    case 12:
      return Array.from({ length: parte.readUInt32BE(12) }, (_, i) => [
        parte.readUInt32BE(16 + i * 12),
        parte.readUInt32BE(20 + i * 12),
      ]);
    default:
      return [];
  }
};
