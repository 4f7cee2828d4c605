import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { COLUMNAS_PARTICIPANTES } from '@/domain/participantes/campos-importables';
import { contarResultados } from '@/domain/participantes/importacion-participantes';
import { type FilaImportada, filaCreada, filaRechazada } from '@/domain/shared/importacion/fila-importada';
import { aCsv } from '@/ui/panel/comun/exportacion/exportar';
import { adivinarColumnas } from '@/ui/panel/comun/importacion/adivinar-columnas';
import { decirRechazo } from '@/ui/panel/comun/importacion/decir-rechazo';
import {
  columnasEntendidas,
  ejemploDeColumna,
  filaEntendida,
  type Palabras,
} from '@/ui/panel/comun/importacion/en-palabras';
import type { Panel } from '@/ui/panel/comun/importacion/importable';
import {
  crearLectorDeTabla,
  type FilaPorImportar,
  tablaElegida,
} from '@/ui/panel/comun/importacion/leer-filas';
import { leerHojas } from '@/ui/panel/comun/importacion/leer-hojas';
import { leerXlsx } from '@/ui/panel/comun/importacion/leer-xlsx';
import { columnasDeErrores, revisarFilas } from '@/ui/panel/comun/importacion/revisar-filas';
import { aTabla, type Tabla } from '@/ui/panel/comun/importacion/tabla';
import { IMPORTAR_PARTICIPANTES } from '@/ui/panel/participantes/importacion/importar-participantes';
import { pedirImportacion, probarImportacion } from '@/ui/panel/participantes/importacion/pedir-importacion';

const SEDES = [
  unaSede().llamada('Casa Apartadó').almacenada(7),
  unaSede().llamada('Casa Bello').almacenada(8),
];
const PALABRAS: Palabras = {
  columnas: COLUMNAS_PARTICIPANTES,
  propias: (campo, id) => (campo === 'sede_id' ? (id === 7 ? 'Casa Apartadó' : 'Casa Bello') : null),
};
const { yaExiste, leer: lectorDe } = IMPORTAR_PARTICIPANTES;
const PANEL = { hoy: '2026-11-22' } as Panel;
const revisar = (filas: readonly FilaPorImportar[], respuestas: readonly FilaImportada[]) =>
  revisarFilas(filas, new Map(respuestas.map((una, n) => [filas[n]?.numero ?? 0, una])), {
    columnas: COLUMNAS_PARTICIPANTES,
    yaExiste,
    nombrar: (fila) => IMPORTAR_PARTICIPANTES.nombrar(fila, SEDES),
    advertir: (fila) => IMPORTAR_PARTICIPANTES.advertir(fila, SEDES, PANEL),
  });
const leerPor = (tabla: Tabla) => {
  const columnas = adivinarColumnas(COLUMNAS_PARTICIPANTES, tabla.titulos);
  return crearLectorDeTabla(columnas, lectorDe(SEDES, tablaElegida(tabla, columnas), '2026-11-24'));
};

const tablaDe = async (texto: string, filaTitulos = 1) => {
  const [hoja] = await leerHojas(new File([texto], 'gente.csv'));
  if (!hoja) throw new Error('sin hoja');
  return aTabla({ hoja, filaTitulos });
};
const leer = async (texto: string) => {
  const tabla = await tablaDe(texto);
  return tabla.filas.map(leerPor(tabla));
};
const responder = (respuestas: FilaImportada[]) => async (entradas: readonly unknown[]) => {
  expect(entradas).toHaveLength(respuestas.length);
  return contarResultados(respuestas);
};
/** $ with a space that does not break. */
const llano = (texto: string | undefined) => texto?.replace(/\u00a0/g, ' ');

describe('columnas y valores', () => {
  it('adivina las columnas por su título, con otros nombres, sin tildes y con aclaraciones', () => {
    expect(
      adivinarColumnas(COLUMNAS_PARTICIPANTES, ['CEDULA', 'Nombre completo', 'celular', 'Sede', 'Error']),
    ).toEqual({
      numero_documento: 0,
      nombre: 1,
      telefono: 2,
      sede_id: 3,
    });
    expect(
      adivinarColumnas(COLUMNAS_PARTICIPANTES, [
        'No. Cédula:',
        'Nombres *',
        'APELLIDOS',
        'Tel.',
        'Fecha de ingreso (dd/mm/aaaa)',
        'C.C.',
      ]),
    ).toEqual({ numero_documento: 0, nombre: 1, apellidos: 2, telefono: 3, fecha_ingreso: 4 });
    expect(adivinarColumnas(COLUMNAS_PARTICIPANTES, ['', 'Fundación Camino', 'x'.repeat(200)])).toEqual({});
  });

  it('lee etiquetas, fechas con el día primero, pesos y la sede por su nombre', async () => {
    const [fila] = await leer(
      'Nombre;Tipo doc;Cédula;Nacimiento;Área;Sede;Cuota;Estado;Ingreso;Celular\n' +
        'Ana;Cédula de ciudadanía;1.017.000;5/3/1990;mujer;CASA APARTADO;$ 850.000;activo;2026-1-9;+57 300 123 4567',
    );
    expect(fila?.rechazos).toEqual({});
    expect(fila?.entrada).toEqual({
      nombre: 'Ana',
      telefono: '3001234567',
      tipo_documento: 'CC',
      numero_documento: '1017000',
      fecha_nacimiento: '1990-03-05',
      area: 'MUJERES',
      sede_id: 7,
      valor_mensualidad: 850_000,
      estado: 'ACTIVO',
      fecha_ingreso: '2026-01-09',
    });
  });
});

describe('el dinero como lo escribe una hoja de cálculo', () => {
  const ESCRITOS = ['$850.000,00', '850.000,00', '$ 850.000', ' $ 850.000,00 '];
  const valores = (filas: readonly FilaPorImportar[]) =>
    filas.map(({ entrada }) => entrada.valor_mensualidad);

  it.each([';', ',', '\t'])('en un texto separado por %j', async (separador) => {
    const filas = ESCRITOS.map((valor, n) => `Ana ${n}${separador}"${valor}"\n`).join('');
    expect(valores(await leer(`Nombre${separador}Cuota\n${filas}`))).toEqual(ESCRITOS.map(() => 850_000));
  });

  it('en las celdas de texto de un libro', async () => {
    const celdas = ESCRITOS.map((valor, n) => [
      { value: `Ana ${n}`, type: String },
      { value: valor, type: String },
    ]);
    const titulos = [{ value: 'Nombre' }, { value: 'Cuota' }];
    const libro = await writeXlsxFile([titulos, ...celdas]).toBlob();
    const [hoja] = await leerHojas(new File([await libro.arrayBuffer()], 'gente.xlsx'), leerXlsx);
    if (!hoja) throw new Error('sin hoja');
    const tabla = aTabla({ hoja, filaTitulos: 1 });
    expect(valores(tabla.filas.map(leerPor(tabla)))).toEqual(ESCRITOS.map(() => 850_000));
  });
});

describe('por qué no se importa una fila', () => {
  it.each([
    [
      'estado',
      'Internado',
      'No se reconoce; escriba Preingreso, Activo, Con permiso o Egresado',
      'Estado: "Internado" no se reconoce; escriba Preingreso, Activo, Con permiso o Egresado',
    ],
    [
      'valor_mensualidad',
      '850.000,50',
      'Escriba el valor sin centavos: 850.000',
      'Valor de la mensualidad: "850.000,50": escriba el valor sin centavos: 850.000',
    ],
    ['telefono', '', 'Este campo es obligatorio', 'Teléfono: Este campo es obligatorio'],
    [
      'tipo_documento',
      '',
      'Elija el tipo de documento',
      'Tipo de documento: Elija el tipo de documento (CC, TI, CE, PPT, RC, PA o Sin documento)',
    ],
    [
      'sede_id',
      'casa ceiba',
      'La sede Casa Ceiba no tiene cupos en el área de hombres: 3 de 3 ocupados',
      'Sede: La sede Casa Ceiba no tiene cupos en el área de hombres: 3 de 3 ocupados',
    ],
    ['dia_pago', '31', 'El valor máximo es 28', 'Día de pago: "31": el valor máximo es 28'],
    ['nombre', 'x'.repeat(130), 'Muy largo', `Nombre completo: "${'x'.repeat(60)}…": muy largo`],
  ])('%s con %j', (campo, escrito, mensaje, dicho) => {
    expect(decirRechazo(COLUMNAS_PARTICIPANTES[campo], escrito, mensaje)).toBe(dicho);
  });

  it('cita lo que dice el archivo y lo que se puede escribir, y el archivo de errores lo conserva', async () => {
    const texto =
      'Nombre;Apellidos;Celular;Estado;Ingreso;Mensualidad;Sede\n' +
      'Ana;Ríos;3001234567;Internado;4/13/2026;850.000,50;Casa Ceiba\n';
    const filas = await leer(texto);
    const [revisada] = revisar(filas, await pedirImportacion(filas, responder([])));
    expect(revisada?.nombre).toBe('Ana Ríos');
    expect(revisada?.avisos).toEqual([
      'Sede: "Casa Ceiba" no se reconoce; escriba Casa Apartadó o Casa Bello',
      'Estado: "Internado" no se reconoce; escriba Preingreso, Activo, Con permiso o Egresado',
      'Fecha de ingreso: "4/13/2026": escriba la fecha con el día primero, por ejemplo 3/4/2026',
      'Valor de la mensualidad: "850.000,50": escriba el valor sin centavos: 850.000',
    ]);
    const { titulos } = await tablaDe(texto);
    const [linea0, linea1] = aCsv(
      columnasDeErrores(
        titulos,
        adivinarColumnas(COLUMNAS_PARTICIPANTES, titulos),
        COLUMNAS_PARTICIPANTES,
        [],
      ),
      revisada ? [revisada] : [],
    ).split('\r\n');
    expect(linea0).toBe('\uFEFFNombre;Apellidos;Celular;Estado;Ingreso;Mensualidad;Sede;Error');
    expect(linea1).toMatch(/^Ana;Ríos;3001234567;Internado;4\/13\/2026;850\.000,50;Casa Ceiba;"Sede: /);
  });
});

describe('lo que se envía', () => {
  it('solo las filas que se leyeron; cada respuesta vuelve a su fila', async () => {
    const filas = await leer(
      'Nombre;Celular;Ingreso\nAna Ríos;3001234567;ayer\nLuz Gil;3001234568;3/4/26\nEva;12;\nLuz Gil;3001234568;\n',
    );
    const respuestas = await pedirImportacion(
      filas,
      responder([filaCreada(), { ...filaCreada(), resultado: 'DUPLICADA', repite_fila: 0 }]),
    );
    expect(respuestas.map(({ resultado }) => resultado)).toEqual([
      'RECHAZADA',
      'CREADA',
      'RECHAZADA',
      'DUPLICADA',
    ]);
    expect(respuestas[3]?.repite_fila).toBe(1);
    expect(revisar(filas, respuestas)[3]?.avisos).toEqual(['Repite la fila 3 del archivo']);
  });

  it('al probar van todas, las que fallan sin lo que no se leyó, y dicen lo suyo y lo que responda quien recibe', async () => {
    const filas = await leer(
      'Nombre;Celular;Ingreso\nAna Ríos;3001234567;ayer\nLuz Gil;3001234568;3/4/26\nLuz Gil;3001234568;\n',
    );
    const llamadas: unknown[][] = [];
    const respuestas = await probarImportacion(filas, async (entradas, tanda, incompletas) => {
      llamadas.push([entradas.map(({ fecha_ingreso }) => fecha_ingreso), tanda, incompletas]);
      return contarResultados([
        filaRechazada({ nombre: 'Ya está', fecha_ingreso: 'Falta' }),
        filaCreada(),
        { ...filaCreada(), resultado: 'DUPLICADA', repite_fila: 1 },
      ]);
    });
    expect(llamadas).toEqual([[[undefined, '2026-04-03', undefined], 0, [0]]]);
    expect(respuestas.map(({ resultado }) => resultado)).toEqual(['RECHAZADA', 'CREADA', 'DUPLICADA']);
    expect(respuestas[0]?.campos).toEqual({ nombre: 'Ya está', ...filas[0]?.rechazos });
    expect(respuestas[2]?.repite_fila).toBe(1);
  });

  it('sin ninguna que enviar no llama a nadie; una respuesta incompleta no se da por buena', async () => {
    const malas = await leer('Nombre;Celular\nAna;12\n');
    await expect(
      pedirImportacion(malas, () => Promise.reject(new Error('no debía llamarse'))),
    ).resolves.toMatchObject([{ resultado: 'RECHAZADA' }]);
    const buenas = await leer('Nombre;Celular\nAna Ríos;3001234567\n');
    await expect(pedirImportacion(buenas, async () => contarResultados([]))).rejects.toThrow('no respondió');
  });

  it('lo que rechaza quien recibe se cita igual', async () => {
    const filas = await leer('Nombre;Celular;Sede\nAna Ríos;3001234567;Casa Bello\n');
    const llena = filaRechazada({ telefono: 'Ya lo tiene otra persona' });
    expect(revisar(filas, [llena])[0]?.avisos).toEqual(['Teléfono: "3001234567": ya lo tiene otra persona']);
  });
});

describe('lo que se entendió, en palabras', () => {
  const TEXTO =
    'Nombre;Celular;Tipo;Documento;Ingreso;Mensualidad;Estado;Sede\n' +
    'Ana Ríos;+57 300 123 4567;C.C.;1.020.304.050;3/4/26;850.000;activo;casa apartado\n' +
    'Luz Gil;3001234568;TI;1020304051;12/10/2025;$ 1.200.000;Activo;Casa Bello\n';

  it('cada fila muestra lo que dice y lo que quiere decir donde se ven distintos', async () => {
    const filas = await leer(TEXTO);
    expect(llano(filas[0] && filaEntendida(filas[0], PALABRAS, 'nombre'))).toBe(
      [
        'Teléfono: +57 300 123 4567 → 300 123 4567',
        'Tipo de documento: C.C. → Cédula de ciudadanía',
        'Número de documento: 1.020.304.050',
        'Sede: Casa Apartadó',
        'Estado: Activo',
        'Fecha de ingreso: 3/4/26 → vie 3 abr 2026',
        'Valor de la mensualidad: $ 850.000',
      ].join(' · '),
    );
  });

  it('una mensualidad de cientos de pesos se advierte con su fila', async () => {
    const filas = await leer('Nombre;Celular;Mensualidad\nAna Ríos;3001234567;850\n');
    expect(revisar(filas, [filaCreada()])[0]?.avisos).toEqual([
      'Valor de la mensualidad: Es un valor muy bajo: revise que no falten los miles',
    ]);
  });

  it('cada columna muestra desde dónde hasta dónde va, o cuántos de cada uno', async () => {
    const columnas = columnasEntendidas(await leer(TEXTO), PALABRAS);
    expect(columnas.map(({ label, value }) => [label, llano(value)])).toEqual([
      ['Fecha de ingreso', 'de dom 12 oct 2025 a vie 3 abr 2026'],
      ['Valor de la mensualidad', 'de $ 850.000 a $ 1.200.000'],
      ['Tipo de documento', 'Cédula de ciudadanía (1), Tarjeta de identidad (1)'],
      ['Sede', 'Casa Apartadó (1), Casa Bello (1)'],
      ['Estado', 'Activo (2)'],
    ]);
    expect(columnasEntendidas([], PALABRAS)).toEqual([]);
  });

  it('el ejemplo de una columna también, y lo que no se entiende se muestra como está', async () => {
    const [fila] = await leer('Nombre;Celular;Ingreso;Nacimiento;Sede\nAna;3001234567;3/4/26;ayer;Bello\n');
    if (!fila) throw new Error('sin fila');
    expect(ejemploDeColumna('fecha_ingreso', fila, PALABRAS)).toBe('3/4/26 → vie 3 abr 2026');
    expect(ejemploDeColumna('fecha_nacimiento', fila, PALABRAS)).toBe('ayer');
    expect(ejemploDeColumna('sede_id', fila, PALABRAS)).toBe('Bello');
    expect(ejemploDeColumna('nombre', fila, PALABRAS)).toBe('Ana');
  });
});
