import { crearLectorDatosFundacion } from '@/application/configuracion/datos-fundacion.port';
import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import type { PapelesRecibidos } from '@/application/formatos/papeles-recibidos.port';
import { formatosDelPanel } from '@/application/formatos/servicios-formatos';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    formatos: FormatoRepository;
    papeles: PapelesRecibidos;
  }
}

/** The templates, filled with what the other sections know. */
export const moduloFormatos = casos(
  'formatos',
  ({ formatos, papeles, permisos, reloj, configuracion, ...lectores }) =>
    formatosDelPanel({
      formatos,
      papeles,
      permisos,
      reloj,
      lectores: { ...lectores, fundacion: crearLectorDatosFundacion(configuracion) },
    }),
  [
    'formatos',
    'papeles',
    'permisos',
    'reloj',
    'participantes',
    'acudientes',
    'sedes',
    'finanzas',
    'configuracion',
  ],
);
