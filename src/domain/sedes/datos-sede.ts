import { ESTADOS_SEDE } from '@/domain/sedes/estado-sede';
import { analizar } from '@/domain/shared/analizar';
import { booleano, cantidad, entero, opcional, telefono, texto, unoDe } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

const obligatorios = { nombre: texto(3, 120), direccion: texto(3, 200) };

const opcionales = {
  municipio: opcional(texto(1, 120)),
  telefono: opcional(telefono()),
  responsable: opcional(texto(1, 120)),
  capacidad_hombres: opcional(cantidad(0, 10_000)),
  capacidad_mujeres: opcional(cantidad(0, 10_000)),
};

/** Body of POST /sedes. */
export const esquemaDatosSede = z.strictObject({
  ...obligatorios,
  ...opcionales,
  estado: z.optional(unoDe(ESTADOS_SEDE)),
});
export type DatosSede = z.output<typeof esquemaDatosSede>;

/** Body of PUT /sedes/{id}. */
export const esquemaCambiosSede = z.strictObject({
  nombre: z.optional(obligatorios.nombre),
  direccion: z.optional(obligatorios.direccion),
  ...opcionales,
  estado: z.optional(unoDe(ESTADOS_SEDE)),
  archivado: z.optional(booleano()),
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
});
export type CambiosSede = z.output<typeof esquemaCambiosSede>;

export const MENSAJE_ID_SEDE = 'ID de sede requerido';
const OBLIGATORIOS = {
  campos: ['nombre', 'direccion'],
  mensaje: 'Nombre y dirección son campos obligatorios',
};

/** Throws VALIDACION. */
export const validarDatosSede = (entrada: unknown): DatosSede =>
  analizar(esquemaDatosSede, entrada, OBLIGATORIOS);

/** Throws VALIDACION. */
export const validarCambiosSede = (entrada: unknown): CambiosSede =>
  analizar(esquemaCambiosSede, entrada, OBLIGATORIOS);
