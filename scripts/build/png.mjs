import { crc32, deflateSync } from 'node:zlib';
import { colorEn } from './marca.mjs';

const MUESTRAS = 4;

const trozo = (tipo, datos) => {
  const cuerpo = Buffer.concat([Buffer.from(tipo, 'ascii'), datos]);
  const sobre = Buffer.alloc(8);
  sobre.writeUInt32BE(datos.length, 0);
  sobre.writeUInt32BE(crc32(cuerpo), 4);
  return Buffer.concat([sobre.subarray(0, 4), cuerpo, sobre.subarray(4)]);
};

const canales = (color) => [...Buffer.from(color.slice(1), 'hex')];

const esquinas = (columna, fila, escala) =>
  [0, 1].flatMap((dx) => [0, 1].map((dy) => colorEn((columna + dx) * escala, (fila + dy) * escala)));

// An edge pixel is the mean of its samples, or edges would be stairs; one whose corners agree has no edge.
const pixel = (columna, fila, escala, fondo) => {
  const [primera, ...otras] = esquinas(columna, fila, escala);
  if (primera && otras.every((color) => color === primera)) return [...canales(primera), 255];
  const suma = [0, 0, 0, 0];
  for (let n = 0; n < MUESTRAS * MUESTRAS; n++) {
    const x = (columna + ((n % MUESTRAS) + 0.5) / MUESTRAS) * escala;
    const y = (fila + (Math.floor(n / MUESTRAS) + 0.5) / MUESTRAS) * escala;
    const color = colorEn(x, y) ?? fondo;
    if (!color) continue;
    for (const [i, valor] of canales(color).entries()) suma[i] += valor;
    suma[3] += 1;
  }
  const [rojo, verde, azul, cubiertas] = suma;
  if (cubiertas === 0) return [0, 0, 0, 0];
  return [rojo, verde, azul]
    .map((c) => Math.round(c / cubiertas))
    .concat(Math.round((cubiertas * 255) / MUESTRAS ** 2));
};

/** The mark as a square PNG; with `fondo` its rounded corners are filled instead of transparent. */
export const marcaPng = (lado, fondo = null) => {
  const filas = Buffer.alloc(lado * (lado * 4 + 1));
  for (let fila = 0; fila < lado; fila++) {
    for (let columna = 0; columna < lado; columna++) {
      filas.set(pixel(columna, fila, 32 / lado, fondo), fila * (lado * 4 + 1) + 1 + columna * 4);
    }
  }
  const cabecera = Buffer.alloc(13);
  cabecera.writeUInt32BE(lado, 0);
  cabecera.writeUInt32BE(lado, 4);
  cabecera.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    trozo('IHDR', cabecera),
    trozo('IDAT', deflateSync(filas, { level: 9 })),
    trozo('IEND', Buffer.alloc(0)),
  ]);
};

const CABECERA_ICO = 22;

/** The mark as an `.ico` with one picture, for who asks for `/favicon.ico` without reading any page. */
export const marcaIco = (lado) => {
  const png = marcaPng(lado);
  const cabecera = Buffer.alloc(CABECERA_ICO);
  cabecera.writeUInt16LE(1, 2); // an icon
  cabecera.writeUInt16LE(1, 4); // of one picture
  cabecera.writeUInt8(lado, 6);
  cabecera.writeUInt8(lado, 7);
  cabecera.writeUInt16LE(1, 10);
  cabecera.writeUInt16LE(32, 12); // bits of each pixel
  cabecera.writeUInt32LE(png.length, 14);
  cabecera.writeUInt32LE(CABECERA_ICO, 18);
  return Buffer.concat([cabecera, png]);
};
