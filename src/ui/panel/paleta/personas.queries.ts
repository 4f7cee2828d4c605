import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import { primeroPorNombre } from '@/domain/shared/busqueda/primero-por-nombre';
import { claveDe } from '../comun/datos/clave-de';

const SE_LEEN = 30;
const SE_MUESTRAN = 5;
const DESDE_LETRAS = 2;

/** One letter finds nearly everybody: nobody is looked for with less than two. */
export const sePuedeBuscar = (texto: string): boolean => texto.length >= DESDE_LETRAS;

const paginaDe = (buscar: string) => ({ buscar, pagina: 1, limite: SE_LEEN });

const losMasCercanos = <T>(
  { datos }: { datos: readonly T[] },
  nombreDe: (persona: T) => string,
  texto: string,
) => primeroPorNombre(datos, nombreDe, texto).slice(0, SE_MUESTRAN);

/** A search that the next letter makes useless is cancelled. */
export const consultaParticipantes = (servicios: ServiciosPanel, texto: string) =>
  queryOptions({
    queryKey: [...claveDe('participantes'), 'paleta', texto],
    queryFn: async ({ signal }) =>
      losMasCercanos(
        await (await servicios.lecturas.participantes()).buscar(paginaDe(texto), { senal: signal }),
        ({ nombre }) => nombre,
        texto,
      ),
    enabled: sePuedeBuscar(texto),
    placeholderData: keepPreviousData,
  });

export const consultaAcudientes = (servicios: ServiciosPanel, texto: string) =>
  queryOptions({
    queryKey: [...claveDe('acudientes'), 'paleta', texto],
    queryFn: async ({ signal }) =>
      losMasCercanos(
        await (await servicios.lecturas.acudientes()).buscar(paginaDe(texto), { senal: signal }),
        nombreAcudiente,
        texto,
      ),
    enabled: sePuedeBuscar(texto),
    placeholderData: keepPreviousData,
  });
