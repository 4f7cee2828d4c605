import { COLUMNAS_IMPORTABLES, type ColumnaImportable } from '@/domain/participantes/campos-importables';
import { claveDeOpcion } from '@/domain/shared/lectura/leer-opcion';
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';

export const ETIQUETAS_COLUMNA: Readonly<Record<ColumnaImportable, string>> = {
  ...ETIQUETAS_PARTICIPANTE,
  apellidos: 'Apellidos, si van aparte',
};

/** Other names people give to a column. */
const OTROS_NOMBRES: Readonly<Partial<Record<ColumnaImportable, readonly string[]>>> = {
  nombre: [
    'nombre',
    'nombres',
    'nombres y apellidos',
    'nombre y apellidos',
    'nombre y apellido',
    'apellidos y nombres',
    'participante',
  ],
  apellidos: ['apellidos', 'apellido'],
  telefono: [
    'celular',
    'tel',
    'móvil',
    'teléfono celular',
    'número de teléfono',
    'número de celular',
    'no. celular',
    'whatsapp',
  ],
  tipo_documento: ['tipo doc', 'tipo'],
  numero_documento: [
    'documento',
    'doc',
    'no. documento',
    'n° documento',
    'nro. documento',
    'documento de identidad',
    'cédula',
    'cédula de ciudadanía',
    'número de cédula',
    'no. cédula',
    'cc',
    'tarjeta de identidad',
    'identificación',
    'número de identificación',
    'no. identificación',
  ],
  fecha_nacimiento: ['nacimiento', 'f. nacimiento', 'fecha nac'],
  area: ['área', 'sexo', 'género'],
  email: ['correo', 'email', 'e-mail'],
  municipio: ['ciudad'],
  contacto_emergencia: ['emergencia', 'contacto'],
  fecha_ingreso: ['ingreso', 'f. ingreso'],
  fecha_egreso_prevista: ['fecha egreso prevista', 'fecha prevista de egreso'],
  fecha_egreso: ['egreso', 'f. egreso'],
  motivo_egreso: ['motivo egreso', 'motivo'],
  valor_mensualidad: ['mensualidad', 'valor', 'valor mensualidad', 'valor mensual', 'cuota'],
  dia_pago: ['día de cobro'],
  beca_porcentaje: ['porcentaje de beca'],
  observaciones: ['observación', 'notas', 'comentarios'],
};

/** Column of the file (from 0) that fills each field. */
export type Correspondencia = Partial<Record<ColumnaImportable, number>>;

/** What is between brackets explains the title: `Fecha de ingreso (dd/mm/aaaa)`. */
const claveDeTitulo = (titulo: string): string => claveDeOpcion(titulo.replace(/\([^)]*\)/g, ''));

const CLAVES: readonly (readonly [ColumnaImportable, readonly string[]])[] = COLUMNAS_IMPORTABLES.map(
  (columna) => [
    columna,
    [ETIQUETAS_COLUMNA[columna], columna.replaceAll('_', ' '), ...(OTROS_NOMBRES[columna] ?? [])].map(
      claveDeTitulo,
    ),
  ],
);

/** Each column fills one field at most, and the more exact names choose first. */
export const adivinarColumnas = (titulos: readonly string[]): Correspondencia => {
  const claves = titulos.map(claveDeTitulo);
  const correspondencia: Correspondencia = {};
  const usadas = new Set<number>();
  for (const [campo, nombres] of CLAVES) {
    const columna = nombres
      .map((nombre) => claves.findIndex((titulo, n) => titulo === nombre && !usadas.has(n)))
      .find((encontrada) => encontrada >= 0);
    if (columna === undefined) continue;
    correspondencia[campo] = columna;
    usadas.add(columna);
  }
  return correspondencia;
};
