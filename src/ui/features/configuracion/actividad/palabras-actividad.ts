import type { Actividad, CambioRegistrado } from '@/domain/actividad/actividad';
import type { AccionActividad, EntidadActividad } from '@/domain/actividad/entidades-actividad';

export const ETIQUETA_ENTIDAD: Readonly<Record<EntidadActividad, string>> = {
  participante: 'Participante',
  acudiente: 'Acudiente',
  mensualidad: 'Mensualidad',
  sede: 'Sede',
  usuario: 'Usuario',
  configuracion: 'Configuración',
  formato: 'Plantilla',
  actividad: 'Historia',
};

export const ETIQUETA_ACCION: Readonly<Record<AccionActividad, string>> = {
  CREAR: 'Creó',
  ACTUALIZAR: 'Cambió',
  ARCHIVAR: 'Archivó',
  RESTAURAR: 'Restauró',
  ELIMINAR: 'Eliminó',
  CONSULTAR: 'Consultó',
  INGRESAR: 'Inició sesión',
  SALIR: 'Cerró sesión',
  DEPURAR: 'Quitó lo antiguo',
};

/** A service may know kinds of record and actions that this screen does not. */
const enPalabras = (etiquetas: Readonly<Record<string, string>>, codigo: string): string =>
  etiquetas[codigo] ?? codigo;

export const accionEnPalabras = ({ accion }: Actividad): string => enPalabras(ETIQUETA_ACCION, accion);

export const registroEnPalabras = ({ entidad, entidad_id }: Actividad): string =>
  entidad === 'configuracion' || entidad === 'actividad'
    ? ETIQUETA_ENTIDAD[entidad]
    : `${enPalabras(ETIQUETA_ENTIDAD, entidad)} ${entidad_id}`;

const nombreDeCampo = ({ campo }: CambioRegistrado): string => campo.replaceAll('_', ' ');

/** The names of the fields that a change touched; a new or deleted record touches all of them. */
export const camposEnPalabras = ({ accion, cambios }: Actividad): string =>
  accion === 'CREAR' || accion === 'ELIMINAR' ? '' : cambios.map(nombreDeCampo).join(', ');

const valorEnTexto = (valor: unknown): string =>
  valor === null || valor === undefined
    ? 'sin dato'
    : typeof valor === 'object'
      ? JSON.stringify(valor)
      : String(valor);

/** `municipio: Bello -> Apartadó`, for the exported file. */
export const cambiosEnTexto = (linea: Actividad): string =>
  camposEnPalabras(linea) === ''
    ? ''
    : linea.cambios
        .map((c) => `${nombreDeCampo(c)}: ${valorEnTexto(c.antes)} -> ${valorEnTexto(c.despues)}`)
        .join('; ');
