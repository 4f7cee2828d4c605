import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import { escribirFirma, RUTA_FIRMA, textoFirmado } from '@/domain/respaldos/firma-de-respaldo';
import { leerManifiesto, type Manifiesto, RUTA_MANIFIESTO } from '@/domain/respaldos/manifiesto';

export type Entradas = Map<string, Buffer>;

/** The parts of a backup that is not encrypted, in order. */
export const entradasDe = async (ruta: string): Promise<Entradas> => {
  const entradas: Entradas = new Map();
  const extraccion = extract();
  extraccion.end(gunzipSync(readFileSync(ruta)));
  for await (const entrada of extraccion) {
    const trozos: Buffer[] = [];
    for await (const trozo of entrada) trozos.push(trozo as Buffer);
    entradas.set(entrada.header.name, Buffer.concat(trozos));
  }
  return entradas;
};

/** Another backup at `destino`, with those parts and nothing that makes up for what changed. */
export const escribirEntradas = async (destino: string, entradas: Entradas): Promise<string> => {
  const paquete = pack();
  for (const [name, bytes] of entradas) paquete.entry({ name }, bytes);
  paquete.finalize();
  const trozos: Buffer[] = [];
  for await (const trozo of paquete) trozos.push(trozo as Buffer);
  writeFileSync(destino, gzipSync(Buffer.concat(trozos)));
  return destino;
};

const manifiestoDe = (entradas: Entradas): Manifiesto =>
  leerManifiesto(entradas.get(RUTA_MANIFIESTO)?.toString('utf8') ?? '');

export const cambiarManifiesto = (entradas: Entradas, cambiar: (manifiesto: Manifiesto) => void): void => {
  const manifiesto = manifiestoDe(entradas);
  cambiar(manifiesto);
  entradas.set(RUTA_MANIFIESTO, Buffer.from(JSON.stringify(manifiesto)));
};

/** Digests as they are now, as somebody who knows the format would leave them. */
export const recalcularHuellas = (entradas: Entradas): void =>
  cambiarManifiesto(entradas, (manifiesto) => {
    manifiesto.partes = [...entradas]
      .filter(([ruta]) => ruta !== RUTA_MANIFIESTO && ruta !== RUTA_FIRMA)
      .map(([ruta, bytes]) => ({
        ruta,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      }));
  });

export const firmarEntradas = (entradas: Entradas, llave: LlaveDeHistoria): void => {
  const texto = entradas.get(RUTA_MANIFIESTO)?.toString('utf8') ?? '';
  const firma = llave.firmar(textoFirmado(texto));
  entradas.set(RUTA_FIRMA, Buffer.from(escribirFirma({ clave: llave.id, firma })));
};

/** As backups were before they were signed. */
export const quitarFirma = (entradas: Entradas): void => {
  entradas.delete(RUTA_FIRMA);
  cambiarManifiesto(entradas, (manifiesto) => {
    manifiesto.formato = 1;
  });
};

export const cambiarTexto = (entradas: Entradas, ruta: string, cambiar: (texto: string) => string): void => {
  const antes = entradas.get(ruta)?.toString('utf8') ?? '';
  const despues = cambiar(antes);
  if (despues === antes) throw new Error(`No cambió nada en ${ruta}`);
  entradas.set(ruta, Buffer.from(despues));
};
