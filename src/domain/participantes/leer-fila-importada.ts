import { type CampoConOpciones, COLUMNAS_PARTICIPANTES } from '@/domain/participantes/campos-importables';
import { validarDatosParticipante } from '@/domain/participantes/datos-participante';
import {
  crearLectorDeArea,
  leerEstadoEscrito,
  leerFaseEscrita,
  leerProgramaEscrito,
  leerTipoEgresoEscrito,
} from '@/domain/participantes/opciones-escritas';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import {
  type CeldasDeFila,
  deTexto,
  type FilaLeida,
  type LeerCelda,
  leerCeldas,
} from '@/domain/shared/importacion/columna';
import { esComoVacio } from '@/domain/shared/importacion/leer-participante';
import { rechazosDeReglas } from '@/domain/shared/importacion/rechazos-de-reglas';
import { type Celda, esFormula, textoDeCelda } from '@/domain/shared/lectura/celda';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { becaEscrita } from '@/domain/shared/lectura/leer-beca';
import {
  esTituloDeCcOTi,
  leerTipoDocumentoEscrito,
  tipoDelNumero,
  tipoDelTitulo,
  tipoPorEdad,
} from '@/domain/shared/lectura/leer-tipo-documento';
import { telefonosEn } from '@/domain/shared/telefono';
import type { TipoDocumento } from '@/domain/shared/tipo-documento';

export interface ContextoDeFilas {
  leerSede: (texto: string) => Lectura<Id>;
  /** Every text of the column of the area: see {@link crearLectorDeArea}. */
  columnaDeArea: readonly string[];
  /** Title of the column of the number: 'Cédula' says the type of every number under it. */
  tituloDocumento: string;
  hoy: FechaCalendario;
}

/** The type that the number says, or the title above it, when the row says none. Two that differ are refused. */
const completarTipo = (
  { entrada, rechazos }: { entrada: FilaLeida['entrada']; rechazos: Record<string, string> },
  celda: Celda | undefined,
  delTitulo: (entrada: FilaLeida['entrada']) => TipoDocumento | null,
): void => {
  if (celda === undefined || celda === '' || rechazos.numero_documento) return;
  const { tipo_documento, numero_documento } = entrada;
  const dicho = tipoDelNumero(textoDeCelda(celda), numero_documento);
  if (tipo_documento === undefined) {
    const tipo = dicho ?? delTitulo(entrada);
    if (tipo) entrada.tipo_documento = tipo;
  } else if (dicho && dicho !== tipo_documento && !rechazos.tipo_documento) {
    rechazos.numero_documento = `Dice ${dicho}, y el tipo de documento es ${tipo_documento}: deje uno de los dos`;
  }
};

const conApellidos = ({ nombre = '', apellidos = '', ...otras }: CeldasDeFila): CeldasDeFila =>
  // A formula is refused in its own cell: joined, it would be somebody's name.
  esFormula(nombre) || esFormula(apellidos)
    ? { ...otras, nombre, apellidos }
    : { ...otras, nombre: [nombre, apellidos].map(textoDeCelda).filter(Boolean).join(' ') };

/**
 * Who answers for the person, their kinship and phone, as the one line that a contact is: `Rosa Ríos (mamá), 300 123 4567`. The
 * first number of it is the person's where they have none.
 */
const conContacto = ({
  parentesco_contacto = '',
  telefono_contacto = '',
  ...otras
}: CeldasDeFila): CeldasDeFila => {
  const { contacto_emergencia = '', telefono = '' } = otras;
  // A formula is refused in its own cell.
  const formulas = Object.entries({ contacto_emergencia, parentesco_contacto, telefono_contacto }).filter(
    ([, celda]) => esFormula(celda),
  );
  if (formulas.length > 0) return { ...otras, ...Object.fromEntries(formulas) };
  const [quien, parentesco, llamar] = [contacto_emergencia, parentesco_contacto, telefono_contacto]
    .map(textoDeCelda)
    .map((texto) => (esComoVacio(texto) ? '' : texto));
  if (!parentesco && !llamar) return otras;
  const conParentesco = quien && parentesco ? `${quien} (${parentesco})` : quien || parentesco;
  return {
    ...otras,
    contacto_emergencia: [conParentesco, llamar].filter(Boolean).join(', '),
    telefono: telefono === '' ? (telefonosEn(llamar ?? '')[0] ?? '') : telefono,
  };
};

/** A scholarship written where the fee goes is of its own field; what is not called so leaves a note of what the list said. */
const conBeca = (celdas: CeldasDeFila): CeldasDeFila => {
  const { valor_mensualidad = '', beca_porcentaje = '', observaciones = '' } = celdas;
  const escrito = textoDeCelda(valor_mensualidad);
  const beca = becaEscrita(escrito);
  if (beca === null) return celdas;
  const nota = /bec/i.test(escrito) ? '' : `En la lista, su mensualidad decía «${escrito}».`;
  return {
    ...celdas,
    // Nobody is asked which fee is not charged; of one in part, it is that of the foundation.
    valor_mensualidad: beca === 100 && beca_porcentaje === '' ? '0' : '',
    beca_porcentaje: beca_porcentaje === '' ? String(beca) : beca_porcentaje,
    ...(nota && !esFormula(observaciones)
      ? { observaciones: [textoDeCelda(observaciones), nota].filter(Boolean).join('\n') }
      : {}),
  };
};

/** The type that a title says of every number, or that each age says when the title names both. */
const crearTipoDelTitulo = (titulo: string, hoy: FechaCalendario) => {
  const tipo = tipoDelTitulo(titulo);
  const porEdad = esTituloDeCcOTi(titulo);
  return ({ fecha_nacimiento }: FilaLeida['entrada']): TipoDocumento | null =>
    porEdad ? tipoPorEdad(fecha_nacimiento, hoy) : tipo;
};

/** Turns the cells of each row into what the service takes, by the rules that read what a person types in a form. */
export const crearLectorDeFilas = ({
  leerSede,
  columnaDeArea,
  tituloDocumento,
  hoy,
}: ContextoDeFilas): ((celdas: CeldasDeFila) => FilaLeida) => {
  const lectores: Readonly<Record<CampoConOpciones, LeerCelda>> = {
    tipo_documento: deTexto(leerTipoDocumentoEscrito),
    area: deTexto(crearLectorDeArea(columnaDeArea)),
    sede_id: deTexto(leerSede),
    programa: deTexto(leerProgramaEscrito),
    fase: deTexto(leerFaseEscrita),
    estado: deTexto(leerEstadoEscrito),
    tipo_egreso: deTexto(leerTipoEgresoEscrito),
  };
  const delTitulo = crearTipoDelTitulo(tituloDocumento, hoy);
  return (escritas) => {
    const celdas = conBeca(conContacto(conApellidos(escritas)));
    const { entrada, rechazos } = leerCeldas(COLUMNAS_PARTICIPANTES, celdas, lectores);
    completarTipo({ entrada, rechazos }, celdas.numero_documento, delTitulo);
    if (Object.keys(rechazos).length === 0) return { entrada, rechazos };
    // So that a row that is refused here says all that it has wrong.
    const deReglas = rechazosDeReglas(() => void validarDatosParticipante(entrada), 'nombre');
    return { entrada, rechazos: { ...rechazos, ...deReglas, ...rechazos } };
  };
};
