import type { Actividad, CambioRegistrado } from '@/domain/actividad/actividad';
import type { AccionActividad, EntidadActividad } from '@/domain/actividad/entidades-actividad';

export const ETIQUETA_ENTIDAD: Readonly<Record<EntidadActividad, string>> = {
  participante: 'Participante',
  acudiente: 'Acudiente',
  mensualidad: 'Mensualidad',
  saldo_a_favor: 'Movimiento de saldo a favor',
  sede: 'Sede',
  usuario: 'Usuario',
  configuracion: 'Configuración',
  formato: 'Plantilla',
  archivo: 'Archivo',
  actividad: 'Historia',
  revision: 'Dato dejado como está',
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

const deArchivo = ({ cambios }: Actividad) =>
  cambios.find(({ campo }) => campo === 'archivo' || campo === 'carpeta');

/** A file is uploaded; a folder, like any record, is created. Looking at a file brings it all: it is as if kept. */
const accionDeArchivo = (linea: Actividad): string | null => {
  const { accion, cambios } = linea;
  const detalle = (campo: string) => cambios.find((cambio) => cambio.campo === campo);
  if (accion === 'CONSULTAR') return 'Vio o descargó';
  if (detalle('reemplaza')) return 'Reemplazó';
  if (detalle('definitivo')) return 'Eliminó definitivamente';
  const reserva = detalle('reservada');
  if (reserva) return reserva.despues === true ? 'Reservó' : 'Quitó la reserva';
  return accion === 'CREAR' && deArchivo(linea)?.campo === 'archivo' ? 'Subió' : null;
};

export const accionEnPalabras = (linea: Actividad): string =>
  (linea.entidad === 'archivo' ? accionDeArchivo(linea) : null) ?? enPalabras(ETIQUETA_ACCION, linea.accion);

/** Files have no number: `Archivo formatos/pdf/acta.pdf`, and its new path when it has one. */
const archivoEnPalabras = (linea: Actividad): string => {
  const { campo = 'archivo', antes, despues } = deArchivo(linea) ?? {};
  const clase = campo === 'carpeta' ? 'Carpeta' : 'Archivo';
  return `${clase} ${antes && despues ? `${antes}, ahora ${despues}` : (despues ?? antes ?? '')}`.trim();
};

export const registroEnPalabras = (linea: Actividad): string => {
  const { entidad, entidad_id } = linea;
  if (entidad === 'archivo') return archivoEnPalabras(linea);
  return entidad === 'configuracion' || entidad === 'actividad'
    ? ETIQUETA_ENTIDAD[entidad]
    : `${enPalabras(ETIQUETA_ENTIDAD, entidad)} ${entidad_id}`;
};

const nombreDeCampo = ({ campo }: CambioRegistrado): string => campo.replaceAll('_', ' ');

/** The names of the fields that a change touched; a new or deleted record touches all of them. */
export const camposEnPalabras = ({ accion, cambios, entidad }: Actividad): string =>
  accion === 'CREAR' || accion === 'ELIMINAR' || entidad === 'archivo'
    ? ''
    : cambios.map(nombreDeCampo).join(', ');

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
