import type { FuentesFormato } from '@/application/formatos/fuentes-formato';
import { valoresDeFundacion } from '@/application/formatos/valores-de-fundacion';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { emergenciaEnPalabras } from '@/domain/acudientes/contactos-de-emergencia';
import { ETIQUETA_PARENTESCO } from '@/domain/acudientes/opciones-acudiente';
import { acudienteComoPagador, esPagador } from '@/domain/acudientes/quien-paga';
import type { Formato } from '@/domain/formatos/formato';
import type { VariableFormato } from '@/domain/formatos/variables-formato';
import { descuentoPorBeca } from '@/domain/mensualidades/beca';
import { CAMPOS_PARTICIPANTE } from '@/domain/participantes/campos-participante';
import { diasEnProceso } from '@/domain/participantes/dias-en-proceso';
import { ETIQUETA_TIPO_EGRESO } from '@/domain/participantes/opciones-participante';
import { type Campo, camposCon } from '@/domain/shared/campos/campo';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';
import { edadEn, type FechaCalendario, periodoDe } from '@/domain/shared/fechas';
import type { FilaPagadora } from '@/domain/shared/pagador';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { formatearTelefono } from '@/domain/shared/telefono';
import { enMitadDeFrase } from '@/domain/shared/textos';
import { ETIQUETA_TIPO_DOCUMENTO, type TipoDocumento } from '@/domain/shared/tipo-documento';

interface Contexto extends FuentesFormato {
  formato: Pick<Formato, 'edicion'>;
  hoy: FechaCalendario;
}

type Valor = string | null;

/** `2026-11-05` -> `5 de noviembre de 2026`: a paper is read years later, and aloud. */
const fechaLarga = (fecha: FechaCalendario | null): Valor =>
  fecha && `${Number(fecha.slice(8))} de ${periodoEnPalabras(periodoDe(fecha))}`;

const etiqueta = <T extends string>(etiquetas: Readonly<Record<T, string>>, codigo: T | null): Valor =>
  codigo && etiquetas[codigo];

const enFrase = (palabras: Valor): Valor => palabras && enMitadDeFrase(palabras);

const tipoDocumento = (tipo: TipoDocumento | null): Valor =>
  tipo === 'SIN_DOCUMENTO' ? null : enFrase(etiqueta(ETIQUETA_TIPO_DOCUMENTO, tipo));

const numeroDocumento = (numero: Valor): Valor =>
  numero && /^[1-9]\d{4,14}$/.test(numero) ? formatearNumero(Number(numero)) : numero;

const telefono = (numero: Valor | undefined): Valor => (numero ? formatearTelefono(numero) : null);
const pesos = (valor: number | null): Valor => (valor === null ? null : formatearPesos(valor));
const enLetras = (valor: number | null): Valor => (valor === null ? null : pesosEnLetras(valor));
const comoTexto = (valor: number | null): Valor => (valor === null ? null : String(valor));

const activos = ({ acudientes }: Contexto) => acudientes.filter(({ estado }) => estado === 'ACTIVO');
const principal = (c: Contexto): Acudiente | null => activos(c).find((a) => a.es_principal) ?? null;
/** Who is marked as who pays and, when nobody is, the person themself: another guardian never signs for a debt. */
const pagador = (c: Contexto): FilaPagadora => {
  const suyo = c.acudientes.find(esPagador);
  return suyo
    ? acudienteComoPagador(suyo)
    : { id_acudiente: null, participante_id: c.participante.id, ...c.participante };
};

const nombreDe = (acudiente: Acudiente | null): Valor => acudiente && nombreAcudiente(acudiente);

const mensualidad = ({ participante, fundacion }: Contexto): number | null =>
  participante.valor_mensualidad ?? fundacion.valor_mensualidad;
const porPagar = (c: Contexto): number | null => {
  const valor = mensualidad(c);
  return valor === null ? null : valor - descuentoPorBeca(valor, c.participante.beca_porcentaje);
};

const edad = ({ participante: { fecha_nacimiento }, hoy }: Contexto): number | null =>
  fecha_nacimiento && fecha_nacimiento <= hoy ? edadEn(fecha_nacimiento, hoy) : null;

const CON_VARIABLE = camposCon(CAMPOS_PARTICIPANTE, 'variable');

/** Those that say one field as it is; one without its meaning in `domain/formatos/variables-formato` does not compile. */
type VariableDeCampo<
  V extends VariableFormato = (typeof CAMPOS_PARTICIPANTE)[(typeof CON_VARIABLE)[number]]['variable'],
> = V;

const deCampo = (campo: Campo, valor: string | null): Valor => {
  switch (campo.tipo) {
    case 'documento':
      return numeroDocumento(valor);
    case 'nacimiento':
    case 'fecha':
      return fechaLarga(valor);
    case 'telefono':
      return telefono(valor);
    case 'opcion':
      return etiqueta(campo.palabras, valor);
    default:
      return valor;
  }
};

const valoresDeCampos = ({ participante }: Contexto) =>
  Object.fromEntries(
    CON_VARIABLE.map((nombre) => {
      const campo = CAMPOS_PARTICIPANTE[nombre];
      return [campo.variable, deCampo(campo, participante[nombre])];
    }),
  ) as Record<VariableDeCampo, Valor>;

type VariableCalculada = Exclude<VariableFormato, `fundacion.${string}` | VariableDeCampo>;

const CALCULADAS: Readonly<Record<VariableCalculada, (c: Contexto) => Valor>> = {
  'participante.tipo_documento': (c) => tipoDocumento(c.participante.tipo_documento),
  'participante.edad': (c) => comoTexto(edad(c)),
  'participante.contacto_emergencia': (c) =>
    emergenciaEnPalabras(c.acudientes, c.participante.contacto_emergencia),
  'proceso.tipo_egreso': (c) => enFrase(etiqueta(ETIQUETA_TIPO_EGRESO, c.participante.tipo_egreso)),
  'proceso.dias': (c) => comoTexto(diasEnProceso(c.participante, c.hoy)),
  'acudiente.nombre': (c) => nombreDe(principal(c)),
  'acudiente.tipo_documento': (c) => tipoDocumento(principal(c)?.tipo_documento ?? null),
  'acudiente.numero_documento': (c) => numeroDocumento(principal(c)?.numero_documento ?? null),
  'acudiente.parentesco': (c) => enFrase(etiqueta(ETIQUETA_PARENTESCO, principal(c)?.parentesco ?? null)),
  'acudiente.telefono': (c) => telefono(principal(c)?.telefono),
  'acudiente.direccion': (c) => principal(c)?.direccion ?? null,
  'pagador.nombre': (c) => pagador(c).nombre,
  'pagador.tipo_documento': (c) => tipoDocumento(pagador(c).tipo_documento),
  'pagador.numero_documento': (c) => numeroDocumento(pagador(c).numero_documento),
  'pagador.telefono': (c) => telefono(pagador(c).telefono),
  'cobro.valor': (c) => pesos(mensualidad(c)),
  'cobro.valor_en_letras': (c) => enLetras(mensualidad(c)),
  'cobro.beca': (c) => `${c.participante.beca_porcentaje ?? 0} %`,
  'cobro.por_pagar': (c) => pesos(porPagar(c)),
  'cobro.por_pagar_en_letras': (c) => enLetras(porPagar(c)),
  'cobro.dia_pago': (c) => comoTexto(c.participante.dia_pago ?? c.fundacion.dia_pago),
  'cuenta.abonado': (c) => pesos(c.cuenta?.abonado ?? null),
  'cuenta.saldo': (c) => pesos(c.cuenta?.saldo ?? null),
  'cuenta.saldo_en_letras': (c) => enLetras(c.cuenta?.saldo ?? null),
  'sede.nombre': (c) => c.sede?.nombre ?? null,
  'sede.direccion': (c) => c.sede?.direccion ?? null,
  'sede.municipio': (c) => c.sede?.municipio ?? null,
  'sede.telefono': (c) => telefono(c.sede?.telefono),
  'sede.responsable': (c) => c.sede?.responsable ?? null,
  'documento.fecha': (c) => fechaLarga(c.hoy),
  'documento.version': (c) => String(c.formato.edicion),
};

/** What each variable says of one person today; `null` where nobody has registered it. */
export const valoresDeVariables = (contexto: Contexto): Record<VariableFormato, Valor> =>
  ({
    ...valoresDeFundacion(contexto.fundacion),
    ...valoresDeCampos(contexto),
    ...Object.fromEntries(Object.entries(CALCULADAS).map(([variable, valor]) => [variable, valor(contexto)])),
  }) as Record<VariableFormato, Valor>;
