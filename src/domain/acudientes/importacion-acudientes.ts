import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { COLUMNAS_ACUDIENTES } from '@/domain/acudientes/columnas-acudientes';
import { esquemaDatosAcudiente, revisarAcudiente } from '@/domain/acudientes/datos-acudiente';
import { deOtroNombre, documentoAjenoEnPalabras } from '@/domain/acudientes/documento-de-otra-persona';
import { DOCUMENTO_DE_ACUDIENTE_UNICO } from '@/domain/acudientes/integridad-acudiente';
import { esDudoso, partirNombre, sinComienzo, sinFinal } from '@/domain/acudientes/partir-nombre';
import type { Id } from '@/domain/shared/id';
import { type CeldasDeFila, type FilaLeida, leerCeldas } from '@/domain/shared/importacion/columna';
import { decidirFilas } from '@/domain/shared/importacion/decidir-filas';
import type { FilaImportada } from '@/domain/shared/importacion/fila-importada';
import type { Nombrable } from '@/domain/shared/importacion/leer-participante';
import { crearNombramiento } from '@/domain/shared/importacion/nombramiento';
import { documentoDeOtra } from '@/domain/shared/importacion/otra-persona';
import { rechazosDeReglas, todosLosRechazos } from '@/domain/shared/importacion/rechazos-de-reglas';
import { esFormula, textoDeCelda } from '@/domain/shared/lectura/celda';
import { tipoDelNumero, tipoDelTitulo } from '@/domain/shared/lectura/leer-tipo-documento';
import { telefonosEn } from '@/domain/shared/telefono';

/** Nobody wrote where the surnames begin. */
const sinCortar = ({ nombre_completo = '', nombres = '', apellidos }: CeldasDeFila): string => {
  if (nombre_completo !== '') return nombres === '' && !apellidos ? textoDeCelda(nombre_completo) : '';
  return apellidos === undefined ? textoDeCelda(nombres) : '';
};

/** Of a file without surnames apart, the name is the whole one. What is written apart wins over what was cut from it. */
const conNombrePartido = ({ nombre_completo, ...celdas }: CeldasDeFila): CeldasDeFila => {
  // A formula is refused in its own cell: cut or joined, it would be somebody's name.
  if (esFormula(nombre_completo)) return { ...celdas, nombres: celdas.nombres || nombre_completo };
  if ([celdas.nombres, celdas.apellidos].some(esFormula)) return celdas;
  const escrito = sinCortar({ nombre_completo, ...celdas });
  if (escrito !== '') return { ...celdas, ...partirNombre(escrito) };
  const [nombres, apellidos] = [textoDeCelda(celdas.nombres ?? ''), textoDeCelda(celdas.apellidos ?? '')];
  const completo = textoDeCelda(nombre_completo ?? '') || nombres;
  return {
    ...celdas,
    nombres: nombres === '' || nombres === completo ? sinFinal(completo, apellidos) : nombres,
    apellidos: apellidos === '' ? sinComienzo(completo, nombres) : apellidos,
  };
};

/** `300 123 4567 / 604 482 1133`: a list has one column for both. */
const conDosTelefonos = (celdas: CeldasDeFila): CeldasDeFila => {
  const { telefono = '', telefono_alterno = '' } = celdas;
  if (telefono_alterno !== '' || esFormula(telefono)) return celdas;
  const escrito = textoDeCelda(telefono);
  const [uno, otro, ...demas] = telefonosEn(escrito);
  const dicenMas = /\p{L}{2}/u.test(escrito) || demas.length > 0;
  return uno && otro && !dicenMas ? { ...celdas, telefono: uno, telefono_alterno: otro } : celdas;
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
  const escrito = { nombres: '', apellidos: '', ...entrada } as unknown as Acudiente;
  const otra = deOtroNombre(escrito, guardados);
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
  const { lectores, porNombreDondeFalte, sinPedirDocumento } = crearNombramiento(
    'id_participante',
    participantes,
  );
  const tipoDeColumna = tipoDelTitulo(tituloDocumento);
  return (escritas) => {
    const celdas = conDosTelefonos(conNombrePartido(escritas));
    const { entrada, rechazos } = porNombreDondeFalte(leerCeldas(COLUMNAS_ACUDIENTES, celdas, lectores));
    if (entrada.tipo_documento === undefined && entrada.numero_documento !== undefined) {
      const escrito = textoDeCelda(celdas.numero_documento ?? '');
      const tipo = tipoDelNumero(escrito, entrada.numero_documento) ?? tipoDeColumna;
      if (tipo) entrada.tipo_documento = tipo;
    }
    const todos = todosLosRechazos({ entrada, rechazos }, esquemaDatosAcudiente, (datos) =>
      rechazosDeReglas(() => revisarAcudiente(datos), 'numero_documento'),
    );
    return { entrada, rechazos: sinPedirDocumento(rechazos, todos) };
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
    clave: ({ numero_documento }) => numero_documento,
    repite: DOCUMENTO_DE_ACUDIENTE_UNICO.repite,
    contradice: (uno, otro) => documentoDeOtra(nombreAcudiente(otro), nombreAcudiente(uno)),
    comoQuedaria: (entrada) => ({ nombres: '', apellidos: '', ...entrada }) as Identidad,
  });

const esMarcada = ({ entrada }: Pick<FilaLeida, 'entrada'>): boolean => entrada.es_principal === true;

/** The order in which they are sent: those that the file marks go first, so that what became of them is known by the others. */
export const marcadasPrimero = <T extends Pick<FilaLeida, 'entrada'>>(filas: readonly T[]): readonly T[] => [
  ...filas.filter(esMarcada),
  ...filas.filter((fila) => !esMarcada(fila)),
];

/**
 * As each one is sent: of whoever has no guardian yet, the first in force that is not said otherwise is the one to call, as in
 * the form; refused by the service, the next one. A file that marks one of theirs decides, unless that one is refused: then any
 * other does, until it comes in.
 */
export const elegirPrincipal = <T extends Pick<FilaLeida, 'entrada'>>(
  filas: readonly T[],
  guardados: readonly Pick<Acudiente, 'id_participante'>[],
): ((fila: T, rechazada: (otra: T) => boolean) => T['entrada']) => {
  const deQuien = ({ entrada }: T) => String(entrada.id_participante);
  const conUno = new Set(guardados.map(({ id_participante }) => String(id_participante)));
  const suyas = new Map<string, T[]>();
  for (const fila of filas.filter((una) => !conUno.has(deQuien(una))))
    suyas.set(deQuien(fila), [...(suyas.get(deQuien(fila)) ?? []), fila]);
  return (fila, rechazada) => {
    const todas = suyas.get(deQuien(fila)) ?? [];
    const quedan = todas.filter((otra) => !rechazada(otra));
    if (quedan.some(esMarcada)) return fila.entrada;
    const vigentes = quedan.filter(({ entrada }) => entrada.estado !== 'INACTIVO');
    const elegida =
      vigentes.find(({ entrada }) => entrada.es_principal === undefined) ??
      (todas.some(esMarcada) ? vigentes[0] : undefined);
    return elegida === fila ? { ...fila.entrada, es_principal: true } : fila.entrada;
  };
};
