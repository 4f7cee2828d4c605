import { ETIQUETA_ESTADO_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import {
  ETIQUETA_FASE,
  ETIQUETA_PROGRAMA,
  ETIQUETA_TIPO_EGRESO,
} from '@/domain/participantes/opciones-participante';
import type { Sede } from '@/domain/sedes/sede';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { plegar } from '@/domain/shared/textos';
import { ETIQUETA_TIPO_DOCUMENTO } from '@/domain/shared/tipo-documento';
import type { FilaDeArchivo } from '../../shared/importacion/leer-tabla';
import { CAMPOS_IMPORTABLES, type CampoImportable, type Correspondencia } from './campos-importables';

type Conversor = (texto: string) => unknown;

const clave = (texto: string): string => plegar(texto).replaceAll(/[^a-z0-9]/g, '');

/** What cannot be understood goes as it is: the rules of the domain say what is wrong with it. */
const porEtiqueta = (
  etiquetas: Readonly<Record<string, string>>,
  otras: Record<string, string> = {},
): Conversor => {
  const conocidas = new Map<string, string>(Object.entries(otras));
  for (const [codigo, etiqueta] of Object.entries(etiquetas)) {
    conocidas.set(clave(codigo), codigo);
    conocidas.set(clave(etiqueta), codigo);
  }
  return (texto) => conocidas.get(clave(texto)) ?? texto;
};

/** `5/3/2026`, `05-03-2026` and `2026-3-5` are all 2026-03-05: the day comes before the month. */
const aFecha: Conversor = (texto) => {
  const conAnioAlFinal = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(texto);
  const conAnioAlInicio = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T ].*)?$/.exec(texto);
  const [anio, mes, dia] = conAnioAlFinal
    ? [conAnioAlFinal[3], conAnioAlFinal[2], conAnioAlFinal[1]]
    : [conAnioAlInicio?.[1], conAnioAlInicio?.[2], conAnioAlInicio?.[3]];
  return anio && mes && dia ? `${anio}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}` : texto;
};

/** `$ 850.000`, `850,000` and `850000` are the same whole amount. */
const aEntero: Conversor = (texto) => {
  const limpio = texto.replaceAll(/[$%\s]/g, '').replaceAll(/[.,](?=\d{3}(\D|$))/g, '');
  return /^-?\d+(\.0+)?$/.test(limpio) ? Number(limpio) : texto;
};

const sinPuntos: Conversor = (texto) => (/^[\d.,\s]+$/.test(texto) ? texto.replaceAll(/\D/g, '') : texto);

const CONVERSORES: Readonly<Partial<Record<CampoImportable, Conversor>>> = {
  tipo_documento: porEtiqueta(ETIQUETA_TIPO_DOCUMENTO, { cedula: 'CC', sindocumento: 'SIN_DOCUMENTO' }),
  numero_documento: sinPuntos,
  area: porEtiqueta(ETIQUETA_AREA, {
    hombre: 'HOMBRES',
    masculino: 'HOMBRES',
    m: 'HOMBRES',
    mujer: 'MUJERES',
    femenino: 'MUJERES',
    f: 'MUJERES',
  }),
  programa: porEtiqueta(ETIQUETA_PROGRAMA),
  fase: porEtiqueta(ETIQUETA_FASE),
  estado: porEtiqueta(ETIQUETA_ESTADO_PARTICIPANTE),
  tipo_egreso: porEtiqueta(ETIQUETA_TIPO_EGRESO),
  fecha_nacimiento: aFecha,
  fecha_ingreso: aFecha,
  fecha_egreso_prevista: aFecha,
  fecha_egreso: aFecha,
  valor_mensualidad: aEntero,
  dia_pago: aEntero,
  beca_porcentaje: aEntero,
};

/** Turns rows of a file into what the service takes; a sede is written by its name. */
export const crearConversor = (columnas: Correspondencia, sedes: readonly Sede[]) => {
  const porNombre = new Map(sedes.map((sede) => [plegar(sede.nombre), sede.id]));
  const convertir = (campo: CampoImportable, texto: string): unknown =>
    campo === 'sede_id' ? (porNombre.get(plegar(texto)) ?? texto) : (CONVERSORES[campo]?.(texto) ?? texto);
  return ({ celdas }: FilaDeArchivo): Record<string, unknown> =>
    Object.fromEntries(
      CAMPOS_IMPORTABLES.flatMap((campo) => {
        const texto = celdas[columnas[campo] ?? -1] ?? '';
        return texto === '' ? [] : [[campo, convertir(campo, texto)]];
      }),
    );
};
