import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { CAMPOS_ACUDIENTE } from '@/domain/acudientes/campos-acudiente';
import { revisarAcudiente, validarDatosAcudiente } from '@/domain/acudientes/datos-acudiente';
import { deOtroNombre, documentoAjenoEnPalabras } from '@/domain/acudientes/documento-de-otra-persona';
import { DOCUMENTO_DE_ACUDIENTE_UNICO } from '@/domain/acudientes/integridad-acudiente';
import { ETIQUETA_ESTADO_ACUDIENTE, ETIQUETA_PARENTESCO } from '@/domain/acudientes/opciones-acudiente';
import { leerEstadoAcudienteEscrito, leerParentescoEscrito } from '@/domain/acudientes/opciones-escritas';
import { esDudoso, partirNombre, sinComienzo, sinFinal } from '@/domain/acudientes/partir-nombre';
import type { Id } from '@/domain/shared/id';
import {
  type CeldasDeFila,
  type Columnas,
  deTexto,
  type FilaLeida,
  leerCeldas,
} from '@/domain/shared/importacion/columna';
import { decidirFilas } from '@/domain/shared/importacion/decidir-filas';
import type { FilaImportada } from '@/domain/shared/importacion/fila-importada';
import { crearLectorDeParticipante, type Nombrable } from '@/domain/shared/importacion/leer-participante';
import { documentoDeOtra } from '@/domain/shared/importacion/otra-persona';
import { rechazosDeReglas } from '@/domain/shared/importacion/rechazos-de-reglas';
import { textoDeCelda } from '@/domain/shared/lectura/celda';
import { PALABRAS_MARCA } from '@/domain/shared/lectura/leer-marca';
import {
  leerTipoDocumentoEscrito,
  PERMITIDAS_TIPO_DOCUMENTO,
  tipoDelNumero,
  tipoDelTitulo,
} from '@/domain/shared/lectura/leer-tipo-documento';

const MARCA = { opciones: Object.values(PALABRAS_MARCA), ejemplo: 'No' } as const;

/** Columns a file of acudientes may have. */
export const COLUMNAS_ACUDIENTES: Columnas = {
  id_participante: {
    campo: CAMPOS_ACUDIENTE.id_participante,
    etiqueta: 'Participante (documento o nombre)',
    otrosNombres: [
      'participante',
      'documento participante',
      'cédula participante',
      'doc. participante',
      'cc participante',
      'identificación participante',
      'nombre participante',
      'nombres participante',
      'nombre completo participante',
      'interno',
      'residente',
      'responde por',
    ],
    ejemplo: '1.020.304.050',
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
    campo: { tipo: 'texto', max: 160, etiqueta: 'Nombre completo' },
    etiqueta: 'Nombre completo, si va en una columna',
    otrosNombres: [
      'nombre completo acudiente',
      'nombres y apellidos acudiente',
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
    otrosNombres: ['paga', 'responsable pago', 'quien paga'],
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

/** Nobody wrote where the surnames begin. */
const sinCortar = ({ nombre_completo = '', nombres = '', apellidos }: CeldasDeFila): string => {
  if (nombre_completo !== '') return nombres === '' && !apellidos ? textoDeCelda(nombre_completo) : '';
  return apellidos === undefined ? textoDeCelda(nombres) : '';
};

/** Of a file without surnames apart, the name is the whole one. What is written apart wins over what was cut from it. */
const conNombrePartido = ({ nombre_completo, ...celdas }: CeldasDeFila): CeldasDeFila => {
  const escrito = sinCortar({ nombre_completo, ...celdas });
  if (escrito !== '') return { ...celdas, ...partirNombre(escrito) };
  const [nombres, apellidos] = [textoDeCelda(celdas.nombres ?? ''), textoDeCelda(celdas.apellidos ?? '')];
  const completo = textoDeCelda(nombre_completo ?? '') || nombres;
  return {
    ...celdas,
    nombres: nombres === '' || nombres === completo ? sinFinal(completo, apellidos) : nombres,
    apellidos: apellidos === '' && nombres !== completo ? sinComienzo(completo, nombres) : apellidos,
  };
};

const EN_UNA_COLUMNA = 'Venía en una sola columna: revise dónde terminan los nombres';

/** The name was in one column and could be cut elsewhere. */
export const advertenciasAcudiente = (celdas: CeldasDeFila): Record<string, string> =>
  esDudoso(sinCortar(celdas)) ? { nombres: EN_UNA_COLUMNA, apellidos: EN_UNA_COLUMNA } : {};

/** The document is that of somebody with another name who answers for another participante. */
export const advertenciaDeDocumento = (
  entrada: Readonly<Record<string, unknown>>,
  guardados: readonly Acudiente[],
  nombreDe: (participante: Id) => string | null,
): Record<string, string> => {
  const { id_participante = '', nombres = '', apellidos = '', tipo_documento, numero_documento } = entrada;
  const escrito = {
    id_participante,
    nombres,
    apellidos,
    tipo_documento: tipo_documento ?? null,
    numero_documento,
  };
  const otra = deOtroNombre(escrito as Acudiente, guardados);
  if (!otra) return {};
  return { numero_documento: documentoAjenoEnPalabras(otra, nombreDe(otra.id_participante)) };
};

interface ContextoDeAcudientes {
  participantes: readonly Nombrable[];
  /** Title of the column of the number: 'Cédula' says the type of every number under it. */
  tituloDocumento: string;
}

/** Turns the cells of each row into the body of a creation, by the rules of a single one. */
export const crearLectorDeAcudientes = ({
  participantes,
  tituloDocumento,
}: ContextoDeAcudientes): ((celdas: CeldasDeFila) => FilaLeida) => {
  const lectores = { id_participante: crearLectorDeParticipante(participantes) };
  const tipoDeColumna = tipoDelTitulo(tituloDocumento);
  return (escritas) => {
    const celdas = conNombrePartido(escritas);
    const { entrada, rechazos } = leerCeldas(COLUMNAS_ACUDIENTES, celdas, lectores);
    if (entrada.tipo_documento === undefined && entrada.numero_documento !== undefined) {
      const escrito = textoDeCelda(celdas.numero_documento ?? '');
      const tipo = tipoDelNumero(escrito, entrada.numero_documento) ?? tipoDeColumna;
      if (tipo) entrada.tipo_documento = tipo;
    }
    const deReglas = rechazosDeReglas(
      () => revisarAcudiente(validarDatosAcudiente(entrada)),
      'numero_documento',
    );
    return { entrada, rechazos: { ...deReglas, ...rechazos } };
  };
};

type Identidad = Pick<Acudiente, 'id_participante' | 'numero_documento' | 'nombres' | 'apellidos'>;

/** What becomes of each row: one person answers once for each participante. */
export const decidirAcudientes = (
  filas: readonly FilaLeida[],
  guardados: readonly Acudiente[],
): FilaImportada[] =>
  decidirFilas<Identidad>(filas, {
    guardados,
    clave: ({ id_participante, numero_documento }) => `${id_participante} ${numero_documento}`,
    repite: DOCUMENTO_DE_ACUDIENTE_UNICO.repite,
    contradice: (uno, otro) => documentoDeOtra(nombreAcudiente(otro), nombreAcudiente(uno)),
    comoQuedaria: (entrada) => entrada as Identidad,
  });

/**
 * As each one is sent: of whoever has no guardian yet, the first in force that is not said otherwise is the one to call, as in
 * the form; refused by the service, the next one. A file that marks one of theirs decides.
 */
export const elegirPrincipal = <T extends Pick<FilaLeida, 'entrada'>>(
  filas: readonly T[],
  guardados: readonly Pick<Acudiente, 'id_participante'>[],
): ((fila: T, rechazada: (otra: T) => boolean) => T['entrada']) => {
  const deQuien = ({ entrada }: T) => String(entrada.id_participante);
  const conUno = new Set([
    ...guardados.map(({ id_participante }) => String(id_participante)),
    ...filas.filter(({ entrada }) => entrada.es_principal === true).map(deQuien),
  ]);
  const puede = (fila: T): boolean =>
    !conUno.has(deQuien(fila)) &&
    fila.entrada.es_principal === undefined &&
    fila.entrada.estado !== 'INACTIVO';
  const posibles = new Map<string, T[]>();
  for (const fila of filas.filter(puede))
    posibles.set(deQuien(fila), [...(posibles.get(deQuien(fila)) ?? []), fila]);
  return (fila, rechazada) =>
    posibles.get(deQuien(fila))?.find((otra) => !rechazada(otra)) === fila
      ? { ...fila.entrada, es_principal: true }
      : fila.entrada;
};
