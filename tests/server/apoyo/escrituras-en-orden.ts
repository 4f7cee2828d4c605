import { imagenesDeUnLogo } from '@tests/builders/png';
import { unaParte } from '@tests/builders/un-sitio';
import { CUERPOS } from '@tests/server/apoyo/cuerpos-buenos';

export type Ids = Readonly<Record<string, number>>;
/** `:tabla` in the address is the last record of that table. */
export type Paso = readonly [linea: string, cuerpo?: (ids: Ids) => Record<string, unknown>];

/** Every write, in an order in which each finds what it needs. */
export const PASOS: readonly Paso[] = [
  ['POST /dashboard-api/sedes', () => ({ nombre: 'Sede nueva', direccion: 'Calle 1' })],
  ['PUT /dashboard-api/sedes/:sedes', () => ({ direccion: 'Carrera 2' })],
  ['POST /dashboard-api/participantes', () => ({ nombre: 'Persona', telefono: '3001234567' })],
  [
    'POST /dashboard-api/participantes/importar',
    () => ({ filas: [{ nombre: 'Otra persona', telefono: '3001234568' }] }),
  ],
  ['PUT /dashboard-api/participantes/:participantes', () => ({ observaciones: 'nota' })],
  [
    'PUT /dashboard-api/participantes/:participantes',
    () => ({ estado: 'ACTIVO', fecha_ingreso: '2026-01-10' }),
  ],
  [
    'PUT /dashboard-api/participantes/:participantes',
    () => ({ autorizacion_datos: { otorgada: true, fecha: '2026-01-10', medio: 'ESCRITO' } }),
  ],
  [
    'PUT /dashboard-api/participantes/:participantes/foto',
    () => CUERPOS['PUT /dashboard-api/participantes/1/foto'] ?? {},
  ],
  ['DELETE /dashboard-api/participantes/:participantes/foto'],
  [
    'POST /dashboard-api/estancias/:estancias/eventos',
    () => ({ tipo: 'PERMISO', salida: '2026-11-01', regreso_previsto: '2026-11-05' }),
  ],
  [
    'PUT /dashboard-api/estancias/:estancias/eventos/:eventos_de_estancia',
    () => ({ regreso_real: '2026-11-04' }),
  ],
  [
    'POST /dashboard-api/participantes/:participantes/novedades',
    () => ({ tipo: 'SALUD', texto: 'Dolor de cabeza' }),
  ],
  [
    'POST /dashboard-api/acudientes',
    ({ participantes }) => ({
      id_participante: participantes,
      numero_documento: '55',
      nombres: 'Ana',
      apellidos: 'Ruiz',
    }),
  ],
  ['PUT /dashboard-api/acudientes/:acudientes', () => ({ nombres: 'Luz' })],
  [
    'POST /dashboard-api/mensualidades',
    ({ participantes }) => ({ participante_id: participantes, valor: 10_000, periodo: '2026-10' }),
  ],
  ['PUT /dashboard-api/mensualidades/:mensualidades', () => ({ observaciones: 'nota' })],
  [
    'POST /dashboard-api/mensualidades/:mensualidades/abonos',
    () => ({ fecha: '2026-11-01', valor: 1_000, medio: 'EFECTIVO' }),
  ],
  [
    'POST /dashboard-api/mensualidades/:mensualidades/abonos/:abonos/sede',
    ({ sedes }) => ({ sede_id: sedes }),
  ],
  [
    'POST /dashboard-api/mensualidades/:mensualidades/abonos/:abonos/anular',
    () => ({ motivo: 'Se digitó dos veces' }),
  ],
  [
    'POST /dashboard-api/mensualidades',
    ({ participantes }) => ({ participante_id: participantes, valor: 900, periodo: '2026-09' }),
  ],
  [
    'PUT /dashboard-api/revision/decisiones',
    ({ mensualidades }) => ({ clave: `VALOR_PEQUENO mensualidad-${mensualidades} valor-900`, dejar: true }),
  ],
  [
    'POST /dashboard-api/mensualidades/:mensualidades/abonos',
    () => ({ fecha: '2026-11-01', valor: 950, a_favor: 50, medio: 'EFECTIVO' }),
  ],
  [
    'POST /dashboard-api/mensualidades',
    ({ participantes }) => ({ participante_id: participantes, valor: 900, periodo: '2026-08' }),
  ],
  ['POST /dashboard-api/mensualidades/:mensualidades/saldo-a-favor', () => ({ valor: 20 })],
  [
    'POST /dashboard-api/pagadores/participante-:participantes/devoluciones',
    () => ({ fecha: '2026-11-01', valor: 10, medio: 'EFECTIVO', motivo: 'La familia lo pidió' }),
  ],
  [
    'POST /dashboard-api/pagadores/participante-:participantes/devoluciones/:movimientos_a_favor/sede',
    ({ sedes }) => ({ sede_id: sedes }),
  ],
  [
    'POST /dashboard-api/pagadores/participante-:participantes/devoluciones/:movimientos_a_favor/anular',
    () => ({ motivo: 'No se entregó' }),
  ],
  [
    'POST /dashboard-api/pagadores/participante-:participantes/pagos',
    ({ mensualidades }) => ({
      fecha: '2026-11-01',
      valor: 200,
      medio: 'EFECTIVO',
      partes: [{ mensualidad_id: mensualidades, valor: 150 }],
    }),
  ],
  ['POST /dashboard-api/pagos/:pagos/anular', () => ({ motivo: 'Era de otra familia' })],
  [
    'PUT /dashboard-api/pagadores/participante-:participantes/canal-de-cobro',
    () => ({ canal: 'WHATSAPP', autorizado_en: '2026-11-01', medio: 'FIRMADO' }),
  ],
  [
    'POST /dashboard-api/pagadores/participante-:participantes/gestiones',
    () => ({ canal: 'WHATSAPP', resultado: 'ENVIADO', momento: '2026-11-19T15:00:00Z' }),
  ],
  ['POST /dashboard-api/pagadores/participante-:participantes/enlaces'],
  ['POST /dashboard-api/enlaces/:enlaces_de_cuenta/revocar'],
  [
    'POST /dashboard-api/arqueos',
    () => ({ desde: '2026-11-01', hasta: '2026-11-01', conteo: { 1000: 1 }, nota: 'Sin novedad' }),
  ],
  ['POST /dashboard-api/cierres', () => ({ periodo: '2026-10' })],
  [
    'POST /dashboard-api/mensualidades/:mensualidades/ajustes',
    () => ({ valor: 5, motivo: 'Se cobró de más' }),
  ],
  ['POST /dashboard-api/cierres/2026-10/reabrir', () => ({ motivo: 'Faltaba un pago' })],
  ['PUT /dashboard-api/configuracion', () => ({ nombre: 'Fundación de prueba' })],
  ['PUT /dashboard-api/configuracion/logo', () => ({ ...imagenesDeUnLogo() })],
  ['DELETE /dashboard-api/configuracion/logo'],
  ['PUT /dashboard-api/sitio/borrador', () => ({ portada: unaParte('portada') })],
  ['POST /dashboard-api/sitio/publicaciones', () => ({ version: 2 })],
  ['POST /dashboard-api/sitio/fotos', () => CUERPOS['POST /dashboard-api/sitio/fotos'] ?? {}],
  ['PUT /dashboard-api/sitio/borrador', () => ({ equipo: unaParte('equipo') })],
  ['POST /dashboard-api/sitio/publicaciones', () => ({ version: 4 })],
  ['POST /dashboard-api/sitio/publicaciones/:sitio/volver', () => ({ version: 5 })],
  [
    'POST /dashboard-api/usuarios',
    () => ({ email: 'n@x.example', password: 'una clave larga', rol: 'CONSULTA' }),
  ],
  ['PUT /dashboard-api/usuarios/:usuarios', () => ({ displayName: 'Ana' })],
  [
    'POST /dashboard-api/usuarios/:usuarios/contrasena-provisional',
    () => ({ password: 'otra clave larga', contrasena_propia: 'clave-administradora' }),
  ],
  ['DELETE /dashboard-api/usuarios/:usuarios'],
  ['POST /dashboard-api/formatos', () => CUERPOS['POST /dashboard-api/formatos'] ?? {}],
  ['PUT /dashboard-api/participantes/:participantes/papeles/CARTA', () => ({ fecha: '2026-11-01' })],
  ['DELETE /dashboard-api/participantes/:participantes/papeles/CARTA'],
  ['PUT /dashboard-api/formatos/:formatos', () => ({ nombre: 'Otro nombre' })],
  ['DELETE /dashboard-api/formatos/:formatos'],
  [
    'POST /dashboard-api/actividad/exportaciones',
    () => CUERPOS['POST /dashboard-api/actividad/exportaciones'] ?? {},
  ],
  ['PUT /auth-api/auth/profile', () => ({ displayName: 'Administradora' })],
  ['DELETE /dashboard-api/acudientes/:acudientes'],
  ['POST /dashboard-api/participantes', () => ({ nombre: 'De paso', telefono: '3001234569' })],
  ['DELETE /dashboard-api/participantes/:participantes'],
  ['POST /dashboard-api/sedes', () => ({ nombre: 'Sede de paso', direccion: 'Calle 3' })],
  ['DELETE /dashboard-api/sedes/:sedes'],
];
