import { vi } from 'vitest';
import { custodiarArchivos } from '@/application/archivos/custodiar-archivos';
import { crearPapelera } from '@/application/archivos/papelera';
import { crearTurnoLocal } from '@/application/archivos/turno-local';
import type { SucesoDeArchivo } from '@/domain/archivos/suceso-de-archivo';
import { crearInMemoryBodegaArchivos } from '@/infrastructure/memory/archivos/in-memory-bodega-archivos';

export const CUANDO = '2026-11-21T17:00:00.000Z';

export async function* bytes(texto: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(texto);
}

/** The files of the house, what happened to them, and the day. */
export const casa = ({ veReservadas = true, marcas = [] as string[] } = {}) => {
  const reloj = { dia: CUANDO, ahora: () => new Date(reloj.dia) };
  const bodega = crearInMemoryBodegaArchivos(reloj);
  const marcadas = new Set(marcas);
  const sucesos: SucesoDeArchivo[] = [];
  const firmados = new Map<string, { papel: string; persona: string }>();
  let numero = 0;
  const papelera = crearPapelera({ bodega, reloj, ids: { nuevo: () => `id-${++numero}` } });
  const bitacora = { anotar: vi.fn(async (suceso: SucesoDeArchivo) => void sucesos.push(suceso)) };
  const custodia = custodiarArchivos({
    ...{ bodega, papelera, bitacora, turno: crearTurnoLocal() },
    reservadas: {
      listar: async () => [...marcadas],
      marcar: async (rutas) => rutas.forEach((ruta) => void marcadas.add(ruta)),
      desmarcar: async (rutas) => rutas.forEach((ruta) => void marcadas.delete(ruta)),
    },
    firmados: { de: async (ruta) => firmados.get(ruta) ?? null },
    quien: async () => 'ana@fundacion.example',
    veReservadas: async () => veReservadas,
  });
  const poner = (ruta: string, texto = ruta) => bodega.guardar(ruta, bytes(texto));
  const leer = (ruta: string) => bodega.leerNota(ruta);
  const enPapelera = async () => (await custodia.listarPapelera()).map(({ path, reason }) => [path, reason]);
  return { reloj, bodega, marcadas, sucesos, firmados, bitacora, custodia, poner, leer, enPapelera };
};
export const DUPLICADO = {
  codigo: 'DUPLICADO',
  message: 'Ya existe un archivo o una carpeta con este nombre',
};
export const SIN_ARCHIVO = {
  codigo: 'NO_ENCONTRADO',
  message: 'El archivo ya no existe: actualice la lista',
};
export const SIN_CARPETA = {
  codigo: 'NO_ENCONTRADO',
  message: 'La carpeta ya no existe: actualice la lista',
};
