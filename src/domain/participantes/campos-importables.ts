import { CAMPOS_PARTICIPANTE } from '@/domain/participantes/campos-participante';
import { type Campo, type CamposCon, type CamposDeTipo, camposCon } from '@/domain/shared/campos/campo';
import type { Columna, Columnas } from '@/domain/shared/importacion/columna';
import { PERMITIDAS_TIPO_DOCUMENTO } from '@/domain/shared/lectura/leer-tipo-documento';

export type CampoImportable = CamposCon<typeof CAMPOS_PARTICIPANTE, 'columna'>;

/** What a file may bring; the reserved block and the authorisation are written one by one, with the person present. */
const CAMPOS_IMPORTABLES: readonly CampoImportable[] = camposCon(CAMPOS_PARTICIPANTE, 'columna').sort(
  (uno, otro) => CAMPOS_PARTICIPANTE[uno].columna - CAMPOS_PARTICIPANTE[otro].columna,
);

export type CampoConOpciones = Extract<
  CampoImportable,
  CamposDeTipo<typeof CAMPOS_PARTICIPANTE, 'id' | 'opcion'>
>;

/** Other names people give to a column; without a place here, its own is the first one. */
const OTROS_NOMBRES: Readonly<Partial<Record<CampoImportable, readonly string[]>>> = {
  nombre: [
    'nombre participante',
    'nombre',
    'nombres',
    'nombres completos',
    'nombres y apellidos',
    'nombre y apellidos',
    'nombre y apellido',
    'apellidos y nombres',
    'apellidos y nombre',
    'participante',
    'beneficiario',
    'residente',
  ],
  telefono: [
    'celular',
    'celular participante',
    'teléfonos',
    'móvil',
    'teléfono celular',
    'teléfono participante',
    'número de teléfono',
    'número de celular',
    'whatsapp',
  ],
  tipo_documento: ['tipo', 'tipo de identificación', 'tipo id', 'clase de documento'],
  numero_documento: [
    'documento',
    'documento de identidad',
    'número de documento de identidad',
    'cédula',
    'cédula de ciudadanía',
    'número de cédula',
    'documento participante',
    'cédula participante',
    'cc',
    'cc / ti',
    'cc o ti',
    'cc y ti',
    'ti / cc',
    'ti o cc',
    'rc / ti / cc',
    'cédula o tarjeta de identidad',
    'tarjeta de identidad',
    'identificación',
    'número de identificación',
    'número de identidad',
    'identidad',
  ],
  fecha_nacimiento: ['nacimiento'],
  area: ['sexo', 'género'],
  email: ['correo', 'email'],
  municipio: ['ciudad', 'municipio de residencia', 'ciudad de residencia'],
  direccion: ['domicilio', 'dirección de residencia', 'residencia'],
  eps: ['entidad de salud'],
  contacto_emergencia: [
    'emergencia',
    'contacto',
    'en caso de emergencia',
    'nombre contacto',
    'acudiente',
    'nombre acudiente',
    'nombre completo acudiente',
    'nombres y apellidos acudiente',
    'familiar',
    'nombre familiar',
    'familiar responsable',
    'responsable',
  ],
  sede_id: ['casa', 'casa hogar', 'nombre sede', 'sede actual'],
  programa: ['modalidad'],
  fase: ['etapa'],
  estado: ['estado actual'],
  fecha_ingreso: ['ingreso', 'fecha de entrada', 'fecha de admisión'],
  fecha_egreso_prevista: ['fecha prevista de egreso', 'salida prevista'],
  fecha_egreso: ['egreso', 'fecha de salida', 'fecha de retiro'],
  motivo_egreso: ['motivo', 'motivo de salida', 'motivo de retiro'],
  valor_mensualidad: [
    'mensualidad',
    'valor',
    'valor mensual',
    'cuota',
    'cuota mensual',
    'valor cuota',
    'aporte mensual',
  ],
  dia_pago: ['día de cobro'],
  beca_porcentaje: ['porcentaje de beca'],
  observaciones: ['observación', 'nota', 'notas', 'comentarios', 'anotaciones'],
};

/** The row of the template; what depends on the foundation, or is for who left, stays empty. */
const EJEMPLOS: Readonly<Partial<Record<CampoImportable, string>>> = {
  nombre: 'María Ejemplo Pérez',
  telefono: '300 123 4567',
  tipo_documento: 'CC',
  numero_documento: '1.020.304.050',
  fecha_nacimiento: '5/3/1990',
  area: 'Mujeres',
  municipio: 'Bello',
  direccion: 'Calle 1 # 2-3',
  email: 'maria@ejemplo.co',
  programa: 'Internado',
  fase: 'Acogida',
  estado: 'Activo',
  fecha_ingreso: '3/4/2026',
  valor_mensualidad: '850.000',
  dia_pago: '5',
  eps: 'Savia Salud',
  contacto_emergencia: 'Rosa Pérez, 300 765 4321',
};

const columnaDe = (nombre: CampoImportable): Columna => {
  const campo: Campo = CAMPOS_PARTICIPANTE[nombre];
  return {
    campo,
    ejemplo: EJEMPLOS[nombre] ?? '',
    ...(OTROS_NOMBRES[nombre] ? { otrosNombres: OTROS_NOMBRES[nombre] } : {}),
    ...(campo.tipo === 'opcion' ? { opciones: Object.values(campo.palabras) } : {}),
  };
};

/** A list often has the surnames apart, and they are part of the name. */
const APELLIDOS: Columna = {
  campo: { tipo: 'texto', max: 120, etiqueta: 'Apellidos' },
  etiqueta: 'Apellidos, si van aparte',
  otrosNombres: ['apellido', 'apellidos participante'],
  ejemplo: '',
  fueraDePlantilla: true,
};

/** A list has who answers for each person in columns of their own, and they are one field: see `leer-fila-importada`. */
const PARENTESCO_DEL_CONTACTO: Columna = {
  campo: { tipo: 'texto', max: 80, etiqueta: 'Parentesco del contacto, si va aparte' },
  otrosNombres: ['parentesco', 'parentesco acudiente', 'parentesco contacto', 'parentesco familiar'],
  ejemplo: '',
  fueraDePlantilla: true,
};

const TELEFONO_DEL_CONTACTO: Columna = {
  // Of whoever lives in a house without one: who is called for them.
  campo: {
    tipo: 'texto',
    max: 80,
    etiqueta: 'Teléfono del contacto, donde falte el propio',
  },
  otrosNombres: [
    'teléfono acudiente',
    'celular acudiente',
    'contacto acudiente',
    'teléfono contacto',
    'celular contacto',
    'teléfono emergencia',
    'teléfono familiar',
    'celular familiar',
    'teléfono responsable',
    'celular responsable',
  ],
  ejemplo: '',
  fueraDePlantilla: true,
};

const columnasDe = (nombre: CampoImportable): readonly (readonly [string, Columna])[] => {
  const columna = columnaDe(nombre);
  switch (nombre) {
    case 'nombre':
      return [
        [nombre, columna],
        ['apellidos', APELLIDOS],
      ];
    case 'telefono':
      return [[nombre, { ...columna, enSuLugar: 'telefono_contacto' }]];
    case 'tipo_documento':
      return [[nombre, { ...columna, opciones: PERMITIDAS_TIPO_DOCUMENTO }]];
    case 'contacto_emergencia':
      return [
        [nombre, columna],
        ['parentesco_contacto', PARENTESCO_DEL_CONTACTO],
        ['telefono_contacto', TELEFONO_DEL_CONTACTO],
      ];
    default:
      return [[nombre, columna]];
  }
};

/** Columns a file may have. */
export const COLUMNAS_PARTICIPANTES: Columnas = Object.fromEntries(CAMPOS_IMPORTABLES.flatMap(columnasDe));
