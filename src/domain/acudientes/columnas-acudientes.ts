import { CAMPOS_ACUDIENTE } from '@/domain/acudientes/campos-acudiente';
import { ETIQUETA_ESTADO_ACUDIENTE, ETIQUETA_PARENTESCO } from '@/domain/acudientes/opciones-acudiente';
import { leerEstadoAcudienteEscrito, leerParentescoEscrito } from '@/domain/acudientes/opciones-escritas';
import { type Columna, type Columnas, deTexto } from '@/domain/shared/importacion/columna';
import { PALABRAS_MARCA } from '@/domain/shared/lectura/leer-marca';
import {
  leerTipoDocumentoEscrito,
  PERMITIDAS_TIPO_DOCUMENTO,
} from '@/domain/shared/lectura/leer-tipo-documento';

const MARCA = { opciones: Object.values(PALABRAS_MARCA), ejemplo: 'No' } as const;

/** Columns a file of acudientes may have. */
export const COLUMNAS_ACUDIENTES: Columnas = {
  id_participante: {
    campo: CAMPOS_ACUDIENTE.id_participante,
    etiqueta: 'Participante (documento o nombre)',
    enSuLugar: 'nombre_participante',
    otrosNombres: [
      'documento participante',
      'cédula participante',
      'doc. participante',
      'cc participante',
      'identificación participante',
      'responde por',
      // Beside any of those, `Participante` is the name.
      'participante',
    ],
    ejemplo: '1.020.304.050',
  },
  nombre_participante: {
    campo: { tipo: 'texto', max: 120, etiqueta: 'Nombre del participante, donde falte su documento' },
    otrosNombres: [
      'nombre participante',
      'nombres participante',
      'nombre completo participante',
      'nombres y apellidos participante',
      'nombre residente',
      'residente',
      'interno',
      'participante',
    ],
    fueraDePlantilla: true,
    ejemplo: 'Ana Ríos',
  },
  nombres: {
    campo: CAMPOS_ACUDIENTE.nombres,
    enSuLugar: 'nombre_completo',
    otrosNombres: ['nombres acudiente', 'nombre acudiente', 'nombre'],
    ejemplo: 'Rosa',
  },
  apellidos: {
    campo: CAMPOS_ACUDIENTE.apellidos,
    obligatoria: false,
    otrosNombres: ['apellidos acudiente', 'apellido acudiente', 'apellido'],
    ejemplo: 'Ejemplo Pérez',
  },
  nombre_completo: {
    campo: { tipo: 'texto', max: 160, etiqueta: 'Nombre completo, si va en una columna' },
    otrosNombres: [
      'nombre completo acudiente',
      'nombres y apellidos acudiente',
      'nombre familiar',
      'familiar responsable',
      'familiar',
      'nombre responsable',
      'responsable',
      // Beside it, `Nombres y apellidos` are those of the participante.
      'acudiente',
      'nombre completo',
      'nombres y apellidos',
      'nombre y apellidos',
      'nombre y apellido',
      'apellidos y nombres',
    ],
    ejemplo: '',
    fueraDePlantilla: true,
  },
  tipo_documento: {
    campo: CAMPOS_ACUDIENTE.tipo_documento,
    otrosNombres: ['tipo documento acudiente', 'tipo doc', 'tipo', 'tipo de identificación'],
    opciones: PERMITIDAS_TIPO_DOCUMENTO,
    leer: deTexto(leerTipoDocumentoEscrito),
    ejemplo: 'CC',
  },
  numero_documento: {
    campo: CAMPOS_ACUDIENTE.numero_documento,
    otrosNombres: [
      'documento acudiente',
      'cédula acudiente',
      'cc acudiente',
      'identificación acudiente',
      'documento de identidad acudiente',
      'documento',
      'documento de identidad',
      'cédula',
      'cédula de ciudadanía',
      'número de cédula',
      'cc',
      'identificación',
      'número de identificación',
    ],
    ejemplo: '43.500.600',
  },
  parentesco: {
    campo: CAMPOS_ACUDIENTE.parentesco,
    otrosNombres: ['parentesco con el participante', 'relación', 'vínculo', 'familiaridad'],
    opciones: Object.values(ETIQUETA_PARENTESCO),
    leer: deTexto(leerParentescoEscrito),
    ejemplo: 'Madre',
  },
  telefono: {
    campo: CAMPOS_ACUDIENTE.telefono,
    otrosNombres: [
      'teléfono acudiente',
      'celular acudiente',
      'contacto acudiente',
      'teléfono familiar',
      'celular familiar',
      'teléfono responsable',
      'celular responsable',
      'celular',
      'móvil',
      'número de celular',
      'número de teléfono',
      'teléfono de contacto',
      'whatsapp',
    ],
    ejemplo: '300 765 4321',
  },
  telefono_alterno: {
    campo: CAMPOS_ACUDIENTE.telefono_alterno,
    otrosNombres: ['teléfono 2', 'teléfono alterno', 'celular 2', 'fijo', 'teléfono fijo'],
    ejemplo: '',
  },
  email: {
    campo: CAMPOS_ACUDIENTE.email,
    otrosNombres: ['correo acudiente', 'correo', 'email', 'e-mail'],
    ejemplo: 'rosa@ejemplo.co',
  },
  direccion: {
    campo: CAMPOS_ACUDIENTE.direccion,
    otrosNombres: ['dirección acudiente', 'domicilio', 'dirección de residencia'],
    ejemplo: 'Calle 1 # 2-3',
  },
  es_principal: {
    ...MARCA,
    campo: CAMPOS_ACUDIENTE.es_principal,
    otrosNombres: ['principal'],
    ejemplo: 'Sí',
  },
  es_responsable_pago: {
    ...MARCA,
    campo: CAMPOS_ACUDIENTE.es_responsable_pago,
    otrosNombres: ['paga', 'quien paga'],
  },
  es_emergencia: { ...MARCA, campo: CAMPOS_ACUDIENTE.es_emergencia, otrosNombres: ['emergencia'] },
  autorizado_informacion: {
    ...MARCA,
    campo: CAMPOS_ACUDIENTE.autorizado_informacion,
    otrosNombres: ['autorizado', 'autorizado información'],
  },
  estado: {
    campo: CAMPOS_ACUDIENTE.estado,
    opciones: Object.values(ETIQUETA_ESTADO_ACUDIENTE),
    leer: deTexto(leerEstadoAcudienteEscrito),
    ejemplo: 'Activo',
  },
};

const DE_ACUDIENTE = /\b(?:acudiente|familiar|responsable)\b/;

const sinDuenio = (...columnas: readonly string[]): readonly string[] =>
  columnas
    .flatMap((columna) => COLUMNAS_ACUDIENTES[columna]?.otrosNombres ?? [])
    .filter((nombre) => !DE_ACUDIENTE.test(nombre));

/** What does not say of whom it is: of the acudiente in a list of theirs, and here of the participante. */
const DEL_PARTICIPANTE: Readonly<Record<string, readonly string[]>> = {
  id_participante: ['número de documento', ...sinDuenio('numero_documento'), 'cc / ti', 'cc o ti'],
  nombre_participante: [...sinDuenio('nombres'), 'nombres', ...sinDuenio('nombre_completo')],
};

/** Of a list of the participantes that says who answers for each: `Cédula` is theirs, beside `Cédula del acudiente`. */
const enSuLista = (nombre: string, columna: Columna): Columna => {
  const otros = columna.otrosNombres ?? [];
  const suyos = DEL_PARTICIPANTE[nombre];
  if (suyos) return { ...columna, otrosNombres: [...otros, ...suyos] };
  const deDosDuenios = otros.some((otro) => DE_ACUDIENTE.test(otro)) || nombre === 'telefono_alterno';
  return deDosDuenios
    ? { ...columna, soloNombres: otros.filter((otro) => DE_ACUDIENTE.test(otro)) }
    : columna;
};

export const ACUDIENTES_EN_LISTA_DE_PARTICIPANTES: Columnas = Object.fromEntries(
  Object.entries(COLUMNAS_ACUDIENTES).map(([nombre, columna]) => [nombre, enSuLista(nombre, columna)]),
);
