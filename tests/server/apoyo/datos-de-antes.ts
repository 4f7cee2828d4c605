import { escribirComoAntes } from '@tests/server/apoyo/base-anterior';
import { sql } from 'drizzle-orm';
import {
  type BaseDatosAbierta,
  consultar,
  type Ejecutor,
} from '@/infrastructure/postgres/base-datos/base-datos';

export type Fila = Record<string, unknown> & { id: number };
type Escrito = [id: number, tipo: string | null, numero: string | null, telefono: string, nombre?: string];

/** As the release before stored what people typed: documents with dots, phones of other countries as they came. */
export const PERSONAS: readonly Escrito[] = [
  [1, 'CC', '1.020.304.050', '3001234567', 'Ana Ruiz'],
  [2, 'CC', '1020304050', '3001234567', 'Ana María Ruiz'],
  [3, 'CC', '1 020 304 050', '6044441234', 'Ana R.'],
  [4, 'CC', '52.000.111', '+57 (300) 765-43-21', 'Luz Gil'],
  [5, 'CC', 'CC 52 000 111', '573007654321', 'Luz Gil V.'],
  [6, 'TI', '52000111', '3007654399', 'Luz de niña'],
  [7, 'PA', 'ab-123 456', '+1 (305) 555-0100', 'John Doe'],
  [8, 'CC', '12.34.5', '444 12 34', 'Pedro Malo'],
  [9, 'CC', 'no sabe', '3009998877', 'Sin papeles'],
  [10, null, null, '3009998877', 'SIN  PAPELES'],
  [11, 'CE', 'E-334.455', '0057 300 111 2233', 'Extranjera'],
  [12, 'CC', '71.222.333', '3001112244', 'Limpio de todo'],
  [13, 'CC', '71333444', '3001112255', 'Ya estaba bien'],
  [14, null, '80.111.222', '3001112266', 'Sin tipo'],
  [15, null, '80 111 222', '3001112277', 'Sin tipo también'],
  [16, 'PA', 'Ñandú1', '3001112288', 'Con eñe'],
  [17, 'RC', '1.140.111.222', '3001112299', 'Archivada'],
  [18, 'RC', '1140111222', '3001113300', 'La que quedó'],
];
const ARCHIVADAS = new Set([17]);
/** Whoever would be the same as another keeps what was written. */
export const SE_QUEDAN = [1, 3, 5, 17];

const ACUDIENTES: readonly [
  id: number,
  de: number,
  tipo: string | null,
  numero: string,
  telefono: string | null,
  alterno: string | null,
][] = [
  [1, 1, 'CC', '43.000.111', '300 111 22 33', null],
  [2, 1, 'CC', '43000111', null, '+57 604 444 12 34'],
  [3, 2, 'CC', '43.000.111', 'el de la tienda', null],
  [4, 2, null, 'c.c. 43 000 222', '3001112233', '604-4441234'],
];

/** What a foundation could have after a year of the release before: every way of writing, and planted doubles. */
export const plantarDatosDeAntes = async (base: BaseDatosAbierta): Promise<void> => {
  await escribirComoAntes(base, 'sedes', 'sede', [
    {
      id: 1,
      nombre: 'Casa Bello',
      direccion: 'Calle 1',
      estado: 'ACTIVA',
      version: 1,
      telefono: '(604) 444 12 34',
    },
    {
      id: 2,
      nombre: 'Casa Urabá',
      direccion: 'Calle 2',
      estado: 'ACTIVA',
      version: 1,
      telefono: 'por definir',
    },
  ]);
  await escribirComoAntes(
    base,
    'participantes',
    'participante',
    PERSONAS.map(([id, tipo_documento, numero_documento, telefono, nombre]) => ({
      id,
      nombre,
      telefono,
      tipo_documento,
      numero_documento,
      estado: 'PREINGRESO',
      eps: `EPS ${id}`,
      valor_mensualidad: id === 12 ? 750 : 850_000,
      version: 1,
      archivado_en: ARCHIVADAS.has(id) ? '2026-10-02T10:00:00Z' : null,
    })),
  );
  await escribirComoAntes(
    base,
    'acudientes',
    'acudiente',
    ACUDIENTES.map(([id, id_participante, tipo_documento, numero_documento, telefono, telefono_alterno]) => ({
      ...{ id, id_participante, tipo_documento, numero_documento, telefono, telefono_alterno },
      ...{ nombres: `Acudiente ${id}`, apellidos: 'Ejemplo', estado: 'ACTIVO', version: 1 },
      ...{
        es_principal: false,
        es_responsable_pago: false,
        es_emergencia: false,
        autorizado_informacion: false,
      },
    })),
  );
  const cobro = { concepto: 'MENSUALIDAD', version: 1 };
  await escribirComoAntes(base, 'mensualidades', 'mensualidad', [
    {
      id: 1,
      participante_id: 13,
      valor: 850,
      descuento: 0,
      periodo: '2026-09',
      estado: 'PENDIENTE',
      ...cobro,
    },
    {
      id: 2,
      participante_id: 13,
      valor: 850_000,
      descuento: 0,
      periodo: '2026-10',
      estado: 'CON_ABONO',
      ...cobro,
    },
    {
      id: 3,
      participante_id: 13,
      valor: 850_000,
      descuento: 50,
      periodo: '2026-11',
      estado: 'PENDIENTE',
      ...cobro,
    },
    { id: 4, participante_id: 12, valor: 850, descuento: 0, periodo: '2026-10', estado: 'ANULADA', ...cobro },
    {
      id: 5,
      participante_id: 12,
      valor: 1_000,
      descuento: 0,
      periodo: '2026-11',
      estado: 'PENDIENTE',
      ...cobro,
    },
  ]);
  await base.ejecutarGuion(
    `insert into abonos (mensualidad_id, fecha, valor, medio, recibo) values (2, '2026-10-05', 300, 'EFECTIVO', 1);
     update contadores set valor = 1 where nombre = 'recibo';
     insert into configuracion (datos, version) values
       ('{"nombre": "La fundación", "telefono": "+57 300 123 4567", "telefono_alterno": "?", "valor_mensualidad": 850}', 3)`,
  );
};

export const TABLAS = [
  'participantes',
  'acudientes',
  'sedes',
  'mensualidades',
  'abonos',
  'configuracion',
] as const;
export type Foto = Record<(typeof TABLAS)[number], Fila[]>;
/** Every column of every row, by id; what is worked out from others apart. */
export const fotografiar = async (db: Ejecutor): Promise<Foto> => {
  const foto: Partial<Foto> = {};
  for (const tabla of TABLAS) {
    const filas = await consultar<{ fila: Fila }>(
      db,
      sql.raw(`select to_jsonb(t) - 'busqueda' as fila from ${tabla} t order by id`),
    );
    foto[tabla] = filas.map(({ fila }) => fila);
  }
  return foto as Foto;
};
