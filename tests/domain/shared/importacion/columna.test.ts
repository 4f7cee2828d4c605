import { describe, expect, it } from 'vitest';
import { COLUMNAS_ACUDIENTES } from '@/domain/acudientes/columnas-acudientes';
import { COLUMNAS_ABONOS } from '@/domain/mensualidades/columnas-abonos';
import { COLUMNAS_MENSUALIDADES } from '@/domain/mensualidades/importacion-mensualidades';
import { COLUMNAS_PARTICIPANTES } from '@/domain/participantes/campos-importables';
import { COLUMNAS_SEDES } from '@/domain/sedes/importacion-sedes';
import {
  type Columnas,
  columnasQueFaltan,
  etiquetaDeColumna,
  leerCeldas,
  puedeSerComun,
} from '@/domain/shared/importacion/columna';
import { COLUMNAS_USUARIOS } from '@/domain/usuarios/importacion-usuarios';

describe('una fórmula de la que el archivo no trae el valor', () => {
  it('se dice, también donde va un texto: no queda vacía ni con lo que dice la fórmula', () => {
    const celda = { formula: '=400000*2' };
    const { rechazos } = leerCeldas(COLUMNAS_PARTICIPANTES, {
      nombre: celda,
      numero_documento: celda,
      valor_mensualidad: celda,
      observaciones: celda,
    });
    expect(Object.keys(rechazos)).toEqual(
      expect.arrayContaining(['nombre', 'numero_documento', 'valor_mensualidad', 'observaciones']),
    );
    expect(new Set(Object.values(rechazos))).toEqual(
      new Set([
        'Fórmula sin calcular; abra el archivo en Excel y guárdelo otra vez, o escriba aquí el valor',
      ]),
    );
  });
});

describe('las columnas sin las que no se crea nadie', () => {
  it.each([
    ['participantes', COLUMNAS_PARTICIPANTES, ['nombre', 'telefono']],
    ['sedes', COLUMNAS_SEDES, ['nombre', 'direccion']],
    ['usuarios', COLUMNAS_USUARIOS, ['email', 'rol']],
    ['mensualidades', COLUMNAS_MENSUALIDADES, ['participante_id', 'periodo', 'valor']],
  ] as const)('de un archivo de %s', (_, columnas: Columnas, faltan) => {
    expect(columnasQueFaltan(columnas, () => false)).toEqual(faltan);
    expect(columnasQueFaltan(columnas, () => true)).toEqual([]);
    const [primera, ...otras] = faltan;
    expect(columnasQueFaltan(columnas, (nombre) => nombre === primera)).toEqual(otras);
  });

  it('otra hace las veces de la que falta, y la que no hace falta no se pide', () => {
    const tiene = (...nombres: string[]) =>
      columnasQueFaltan(COLUMNAS_ACUDIENTES, (nombre) => nombres.includes(nombre));
    expect(tiene('id_participante', 'numero_documento')).toEqual(['nombres']);
    expect(tiene('id_participante', 'numero_documento', 'nombre_completo')).not.toContain('nombres');
    expect(tiene('id_participante', 'numero_documento', 'nombres')).not.toContain('nombres');
    expect(tiene()).not.toContain('apellidos');
  });
});

it('una columna se llama como su campo, si el archivo no tiene más que decir', () => {
  const titulos = (columnas: Columnas) => Object.values(columnas).map(etiquetaDeColumna);
  expect(titulos(COLUMNAS_USUARIOS)).toEqual(['Correo electrónico', 'Nombre', 'Rol']);
  expect(titulos(COLUMNAS_ABONOS)).toContain('Mes');
});

describe('lo que muchas filas pueden tener igual', () => {
  const comunes = (columnas: Columnas) =>
    Object.entries(columnas).flatMap(([nombre, columna]) => (puedeSerComun(columna) ? [nombre] : []));

  it.each([
    [
      'de un participante, lo que se elige, sus fechas y lo que paga; no su nombre ni su nacimiento',
      COLUMNAS_PARTICIPANTES,
      ['tipo_documento', 'area', 'programa', 'fase', 'estado']
        .concat(['fecha_ingreso', 'fecha_egreso_prevista', 'fecha_egreso', 'tipo_egreso'])
        .concat(['valor_mensualidad', 'dia_pago', 'beca_porcentaje']),
    ],
    [
      'de un acudiente, lo que se elige o se marca; no su teléfono',
      COLUMNAS_ACUDIENTES,
      ['tipo_documento', 'parentesco', 'es_principal', 'es_responsable_pago', 'es_emergencia'].concat([
        'autorizado_informacion',
        'estado',
      ]),
    ],
    [
      'de un abono, todo menos de quién es y su referencia',
      COLUMNAS_ABONOS,
      ['periodo', 'concepto', 'fecha', 'valor', 'medio', 'a_favor', 'pagado'],
    ],
    ['de una sede, su estado; no cuánta gente cabe en ella', COLUMNAS_SEDES, ['estado']],
  ] as const)('%s', (_, columnas: Columnas, son) => {
    expect(comunes(columnas)).toEqual(son);
  });
});
