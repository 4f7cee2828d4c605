import { deflateSync } from 'node:zlib';
import {
  type ImagenesDelLogo,
  NOMBRES_DE_TAMANO,
  TAMANOS_DEL_LOGO,
} from '@/domain/configuracion/imagenes-del-logo';

const TABLA = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

const crc = (bytes: Buffer): number => {
  let c = 0xffffffff;
  for (const byte of bytes) c = ((TABLA[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)) >>> 0;
  return (c ^ 0xffffffff) >>> 0;
};

const parte = (nombre: string, datos: Buffer): Buffer => {
  const cuerpo = Buffer.concat([Buffer.from(nombre), datos]);
  const largo = Buffer.alloc(4);
  largo.writeUInt32BE(datos.length);
  const suma = Buffer.alloc(4);
  suma.writeUInt32BE(crc(cuerpo));
  return Buffer.concat([largo, cuerpo, suma]);
};

/** A grey picture of that size, as a browser would make it. */
export const unPng = (ancho: number, alto: number): Buffer => {
  const cabeza = Buffer.alloc(13);
  cabeza.writeUInt32BE(ancho, 0);
  cabeza.writeUInt32BE(alto, 4);
  // One byte of grey per pixel.
  cabeza[8] = 8;
  const filas = Buffer.alloc((ancho + 1) * alto, 0x80);
  for (let fila = 0; fila < alto; fila++) filas[fila * (ancho + 1)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    parte('IHDR', cabeza),
    parte('IDAT', deflateSync(filas)),
    parte('IEND', Buffer.alloc(0)),
  ]);
};

export const imagenesDeUnLogo = (anchoDeMarca = 240): ImagenesDelLogo =>
  Object.fromEntries(
    NOMBRES_DE_TAMANO.map((tamano) => {
      const { alto, anchoMinimo } = TAMANOS_DEL_LOGO[tamano];
      const ancho = tamano === 'marca' ? anchoDeMarca : anchoMinimo;
      return [tamano, unPng(ancho, alto).toString('base64')];
    }),
  ) as ImagenesDelLogo;
