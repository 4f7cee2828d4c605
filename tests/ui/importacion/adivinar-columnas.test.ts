import { describe, expect, it } from 'vitest';
import {
  ACUDIENTES_EN_LISTA_DE_PARTICIPANTES,
  COLUMNAS_ACUDIENTES,
} from '@/domain/acudientes/columnas-acudientes';
import { COLUMNAS_ABONOS } from '@/domain/mensualidades/columnas-abonos';
import { COLUMNAS_MENSUALIDADES } from '@/domain/mensualidades/importacion-mensualidades';
import { COLUMNAS_PARTICIPANTES } from '@/domain/participantes/campos-importables';
import { COLUMNAS_SEDES } from '@/domain/sedes/importacion-sedes';
import { type Columnas, etiquetaDeColumna } from '@/domain/shared/importacion/columna';
import type { Celda } from '@/domain/shared/lectura/celda';
import { COLUMNAS_USUARIOS } from '@/domain/usuarios/importacion-usuarios';
import { adivinarColumnas, claveDeTitulo } from '@/ui/panel/comun/importacion/adivinar-columnas';

const COLUMNAS = {
  participantes: COLUMNAS_PARTICIPANTES,
  acudientes: COLUMNAS_ACUDIENTES,
  mensualidades: COLUMNAS_MENSUALIDADES,
  abonos: COLUMNAS_ABONOS,
  sedes: COLUMNAS_SEDES,
  usuarios: COLUMNAS_USUARIOS,
};
const LISTAS: readonly (readonly [string, Columnas])[] = Object.entries(COLUMNAS);

/** The field that each title fills, in the order of the titles; `-` when none. */
const camposDe = (
  columnas: Columnas,
  titulos: readonly string[],
  filas: readonly (readonly Celda[])[] = [],
): string[] => {
  const numeradas = filas.map((celdas, n) => ({ numero: n + 2, celdas }));
  const por = Object.entries(adivinarColumnas(columnas, titulos, numeradas));
  return titulos.map((_, n) => por.find(([, columna]) => columna === n)?.[0] ?? '-');
};

describe('los títulos como la gente los escribe', () => {
  it.each([
    ['sede_id', 'Casa'],
    ['sede_id', 'Casa hogar'],
    ['sede_id', 'Nombre de la sede'],
    ['nombre', 'Nombre del participante'],
    ['nombre', 'Nombres completos'],
    ['nombre', 'Apellidos y nombre'],
    ['telefono', 'Cel.'],
    ['telefono', 'Celular del participante'],
    ['telefono', 'N° de celular'],
    ['tipo_documento', 'Tipo de identificación'],
    ['numero_documento', 'Cédula'],
    ['numero_documento', 'N° Cédula'],
    ['numero_documento', 'Documento del participante'],
    ['numero_documento', 'DOC. IDENTIDAD'],
    ['numero_documento', 'No. Doc. Identidad'],
    ['numero_documento', 'Nro. Doc'],
    ['numero_documento', '# CÉDULA'],
    ['numero_documento', 'N. identificación'],
    ['numero_documento', 'Num. Ced.'],
    ['telefono', 'No. Tel.'],
    ['fecha_ingreso', 'Fec. Ing.'],
    ['fecha_nacimiento', 'Fecha nacimiento'],
    ['fecha_nacimiento', 'F. Nac.'],
    ['municipio', 'Municipio de residencia'],
    ['direccion', 'Domicilio'],
    ['fase', 'Etapa'],
    ['fecha_ingreso', 'Fecha ingreso'],
    ['fecha_ingreso', 'Fecha de ingreso'],
    ['fecha_ingreso', 'Fecha de entrada'],
    ['fecha_egreso', 'Fecha de salida'],
    ['valor_mensualidad', 'Valor de la cuota'],
    ['valor_mensualidad', 'Cuota mensual'],
    ['contacto_emergencia', 'En caso de emergencia'],
    ['observaciones', 'Anotaciones'],
    ['apellidos', 'Apellidos'],
    ['tipo_documento', 'Tipo doc.'],
    ['area', 'ÁREA'],
    ['email', 'E-mail'],
    ['fecha_egreso_prevista', 'Fecha egreso prevista'],
    ['motivo_egreso', 'Motivo egreso'],
  ])('participantes: %s en %j', (campo, titulo) => {
    expect(camposDe(COLUMNAS_PARTICIPANTES, [titulo])).toEqual([campo]);
  });

  it.each([
    ['nombres', 'Nombres acudiente'],
    ['nombres', 'Nombre del acudiente'],
    ['apellidos', 'Apellidos del acudiente'],
    ['nombre_completo', 'Acudiente'],
    ['nombre_completo', 'Nombre completo del acudiente'],
    ['numero_documento', 'Cédula'],
    ['numero_documento', 'C.C. acudiente'],
    ['numero_documento', 'Doc. identidad del acudiente'],
    ['numero_documento', 'Identificación del acudiente'],
    ['telefono', 'Celular acudiente'],
    ['telefono', 'Cel. del acudiente'],
    ['telefono', 'Teléfono de contacto'],
    ['email', 'Correo del acudiente'],
    ['direccion', 'Dirección del acudiente'],
    ['parentesco', 'Parentesco con el participante'],
    ['nombre_participante', 'Nombre del participante'],
    ['id_participante', 'C.C. participante'],
  ])('acudientes: %s en %j', (campo, titulo) => {
    expect(camposDe(COLUMNAS_ACUDIENTES, [titulo])).toEqual([campo]);
  });

  it.each([
    ['mensualidades', 'nombre_participante', 'Nombres y apellidos'],
    ['mensualidades', 'participante_id', 'No. documento'],
    ['mensualidades', 'participante_id', 'Doc. identidad'],
    ['mensualidades', 'participante_id', 'No. identificación'],
    ['mensualidades', 'valor', 'Valor de la cuota'],
    ['mensualidades', 'valor', 'Mensualidad'],
    ['mensualidades', 'fecha_vencimiento', 'Fecha de vencimiento'],
    ['abonos', 'nombre_participante', 'Nombres'],
    ['abonos', 'periodo', 'Mes pagado'],
    ['abonos', 'fecha', 'Fecha de consignación'],
    ['abonos', 'valor', 'Valor consignado'],
    ['abonos', 'medio', 'Tipo de pago'],
    ['abonos', 'referencia', 'Número de aprobación'],
    ['abonos', 'referencia', 'Ref.'],
    ['abonos', 'valor', 'VR. PAGADO'],
    ['mensualidades', 'valor', 'Vlr. cuota'],
    ['participantes', 'observaciones', 'OBS'],
    ['abonos', 'referencia', 'No. comprobante'],
    ['sedes', 'nombre', 'Nombre de la casa'],
    ['usuarios', 'displayName', 'Nombres'],
  ] as const)('%s: %s en %j', (lista, campo, titulo) => {
    expect(camposDe(COLUMNAS[lista], [titulo])).toEqual([campo]);
  });

  it('lo que dice de quién es gana a lo que no lo dice, en una lista con los dos', () => {
    expect(
      camposDe(COLUMNAS_ACUDIENTES, [
        'Nombres',
        'Cédula',
        'Teléfono',
        'Nombres acudiente',
        'Cédula acudiente',
        'Teléfono acudiente',
      ]),
    ).toEqual(['-', '-', '-', 'nombres', 'numero_documento', 'telefono']);
  });

  it('en la lista de toda la casa, el acudiente no es el participante', () => {
    expect(
      camposDe(COLUMNAS_ACUDIENTES, [
        'Nombre y apellidos',
        'Cédula',
        'Celular',
        'Acudiente',
        'Cédula acudiente',
        'Tel. acudiente',
      ]),
    ).toEqual(['-', '-', '-', 'nombre_completo', 'numero_documento', 'telefono']);
  });

  it('de una lista con el documento del participante y su nombre, cada uno va en lo suyo', () => {
    expect(
      camposDe(COLUMNAS_ACUDIENTES, [
        'Nombre del participante',
        'Documento participante',
        'Acudiente',
        'Cédula',
      ]),
    ).toEqual(['nombre_participante', 'id_participante', 'nombre_completo', 'numero_documento']);
    expect(camposDe(COLUMNAS_MENSUALIDADES, ['Residente', 'Cédula', 'Mes', 'Valor'])).toEqual([
      'nombre_participante',
      'participante_id',
      'periodo',
      'valor',
    ]);
  });

  it.each([
    ['mensualidades', 'Cédula'],
    ['abonos', 'No. documento'],
    ['abonos', 'Cédula del participante'],
    ['acudientes', 'Documento del participante'],
  ] as const)('%s: junto a «%s», «Participante» es el nombre', (lista, documento) => {
    const deQuien = lista === 'acudientes' ? 'id_participante' : 'participante_id';
    const columnas = COLUMNAS[lista];
    expect(camposDe(columnas, ['Participante', documento])).toEqual(['nombre_participante', deQuien]);
    expect(camposDe(columnas, [documento, 'Participante'])).toEqual([deQuien, 'nombre_participante']);
    expect(camposDe(columnas, ['Participante', 'Mes'])[0]).toBe(deQuien);
  });

  it('con el nombre en otra columna, «Participante» sigue siendo de quién es', () => {
    expect(camposDe(COLUMNAS_ABONOS, ['Participante', 'Nombre', 'Mes'])).toEqual([
      'participante_id',
      'nombre_participante',
      'periodo',
    ]);
  });

  it.each([
    [
      [
        'APELLIDOS Y NOMBRES',
        'C.C / T.I.',
        'CELULAR',
        'ACUDIENTE',
        'PARENTESCO',
        'CC ACUDIENTE',
        'TEL ACUDIENTE',
      ],
      [
        'nombre_participante',
        'id_participante',
        '-',
        'nombre_completo',
        'parentesco',
        'numero_documento',
        'telefono',
      ],
    ],
    [
      ['Nombre', 'Cédula', 'Dirección', 'Teléfono', 'Acudiente', 'Tel. acudiente'],
      ['nombre_participante', 'id_participante', '-', '-', 'nombre_completo', 'telefono'],
    ],
    [
      ['Cédula', 'Responsable', 'CC acudiente', 'Correo'],
      ['id_participante', 'nombre_completo', 'numero_documento', '-'],
    ],
    // Lists of the acudientes themselves.
    [
      ['Acudiente', 'Cédula', 'Celular', 'Participante'],
      ['nombre_completo', 'numero_documento', 'telefono', 'id_participante'],
    ],
    [
      ['Acudiente', 'Cédula', 'Celular'],
      ['nombre_completo', 'numero_documento', 'telefono'],
    ],
    [
      ['Nombres', 'Apellidos', 'Cédula', 'Celular'],
      ['nombres', 'apellidos', 'numero_documento', 'telefono'],
    ],
  ])('los acudientes de %j', (titulos, campos) => {
    const por = Object.entries(
      adivinarColumnas(COLUMNAS_ACUDIENTES, titulos, [], ACUDIENTES_EN_LISTA_DE_PARTICIPANTES),
    );
    expect(titulos.map((_, n) => por.find(([, columna]) => columna === n)?.[0] ?? '-')).toEqual(campos);
  });

  it('los participantes de una lista que dice quién responde por cada uno', () => {
    expect(
      camposDe(COLUMNAS_PARTICIPANTES, [
        ...['APELLIDOS Y NOMBRES', 'C.C / T.I.', 'CELULAR', 'ACUDIENTE', 'PARENTESCO', 'TEL ACUDIENTE'],
      ]),
    ).toEqual([
      ...[
        'nombre',
        'numero_documento',
        'telefono',
        'contacto_emergencia',
        'parentesco_contacto',
        'telefono_contacto',
      ],
    ]);
  });

  it('de una planilla con el valor cobrado y lo abonado, el abono es lo abonado y de su día', () => {
    expect(
      camposDe(COLUMNAS_ABONOS, ['Nombre', 'Mes', 'Valor', 'Fecha', 'Abono', 'Fecha de pago', 'Saldo']),
    ).toEqual(['nombre_participante', 'periodo', '-', '-', 'valor', 'fecha', '-']);
  });

  it.each([
    'Valor abonado',
    'Abonado',
    'Valor del pago',
    'Pagado',
    'Total pagado',
    'Monto pagado',
    'Recibido',
  ])('con «Valor» al lado, el abono es «%s»', (abonado) => {
    expect(camposDe(COLUMNAS_ABONOS, ['Nombre', 'Valor', abonado])).toEqual([
      'nombre_participante',
      '-',
      'valor',
    ]);
  });

  it('un «Pagado» de Sí o No no es el abono, aunque algunas filas no lo digan: lo es «Valor», y aquello dice cuáles se pagaron', () => {
    const titulos = ['Nombre', 'Valor', 'Pagado'];
    const siONo = [
      ['Luz Ríos', 400_000, 'Sí'],
      ['Luis Gil', '$ 350.000', ''],
      ['Ana Paz', '', 'No'],
    ];
    expect(camposDe(COLUMNAS_ABONOS, titulos, siONo)).toEqual(['nombre_participante', 'valor', 'pagado']);
    expect(camposDe(COLUMNAS_ABONOS, ['Nombre', 'Valor', '¿Pagó?'], siONo)[2]).toBe('pagado');
    const conValores = [
      ['Luz Ríos', 850_000, '400.000'],
      ['Luis Gil', 850_000, 'no'],
    ];
    expect(camposDe(COLUMNAS_ABONOS, titulos, conValores)).toEqual(['nombre_participante', '-', 'valor']);
    expect(camposDe(COLUMNAS_ABONOS, titulos, [['Luz Ríos', 850_000, '']])).toEqual([
      'nombre_participante',
      '-',
      'valor',
    ]);
  });

  it.each(LISTAS)('%s: los títulos de la plantilla llenan cada uno su campo', (_, columnas) => {
    const campos = Object.entries(columnas);
    expect(
      camposDe(
        columnas,
        campos.map(([, columna]) => etiquetaDeColumna(columna)),
      ),
    ).toEqual(campos.map(([campo]) => campo));
  });

  it.each(LISTAS)('%s: ningún título es de dos campos, si lo escrito no dice de cuál', (_, columnas) => {
    // What is under `Pagado` tells an amount from a Sí or No, and what is beside `Participante`, a name from a document.
    const ambiguas = Object.entries(columnas).filter(
      ([campo]) => campo !== 'pagado' && campo !== 'nombre_participante',
    );
    const duenos = ambiguas.flatMap(([campo, columna]) =>
      [etiquetaDeColumna(columna), ...(columna.otrosNombres ?? [])].map(
        (nombre) => [claveDeTitulo(nombre), campo] as const,
      ),
    );
    const dobles = duenos.filter(([clave, campo]) =>
      duenos.some(([otra, suyo]) => otra === clave && suyo !== campo),
    );
    expect(dobles).toEqual([]);
  });

  it('un título de miles de letras no se queda pensando', () => {
    const largos = Array.from({ length: 500 }, (_, n) => '('.repeat(32_000 + n));
    expect(adivinarColumnas(COLUMNAS_PARTICIPANTES, ['Nombre', ...largos])).toEqual({ nombre: 0 });
  });
});
