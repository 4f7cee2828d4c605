import type { Contenido } from '@/application/respaldos/datos-respaldables.port';
import type { Parte } from '@/domain/respaldos/manifiesto';

/** Where the parts of a backup are written, one after another. */
export interface Empaque {
  agregarTexto(ruta: string, texto: string): Promise<Parte>;
  agregarArchivo(ruta: string, archivo: { tamano: number; contenido: Contenido }): Promise<Parte>;
}

/** A part while it is read; each is read once, in order. */
export interface ParteLeida {
  ruta: string;
  contenido: Contenido;
  texto(): Promise<string>;
  /** Reads it to the end without keeping it; `lineas` are its line breaks. */
  medir(): Promise<Parte & { lineas: number }>;
  /** The same of a text that is kept. */
  medirTexto(): Promise<Parte & { lineas: number; texto: string }>;
}

/** The parts of a finished backup, from the first, each time it is asked. */
export type LectorDeRespaldo = () => AsyncIterable<ParteLeida>;
