import { unAcudiente } from '@tests/builders/un-acudiente';
import { unFormato } from '@tests/builders/un-formato';
import { unParticipante } from '@tests/builders/un-participante';
import { unUsuario } from '@tests/builders/un-usuario';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import { registroMudo } from '@tests/infrastructure/apoyo/registro-espia';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Planear } from '@/application/mensualidades/generador-mensualidades.port';
import { SIN_PERMISO } from '@/domain/participantes/estancias/cambios-de-estancias';
import { ErrorTransporte } from '@/domain/shared/errores/error-transporte';
import { crearHttpMisSesiones } from '@/infrastructure/http/sesion/http-mis-sesiones';
import { crearHttpSalidasTardias } from '@/infrastructure/http/sesion/http-salidas-tardias';
import {
  crearHttpAutenticacion,
  crearHttpContrasenas,
  crearHttpLlaveBorradores,
} from '@/infrastructure/http/sesion/http-sesion';
import { abrirPostgres } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';
import { cajaDe } from './apoyo/caja';
import type { AbrirMundo, Mundo, Repositorios } from './apoyo/mundo';
import { abrirMundoHttpSinServicio, clienteDe } from './apoyo/mundo-http';
import { mundoSobre } from './apoyo/mundo-postgres';

const PAGINA = { pagina: 1, limite: 10 };
const CLAVE = { clave: 'clave-de-prueba' };
const HOY = '2026-11-20';
const NADIE_DECIDE = () => {
  throw new Error('nadie decide aquí');
};

const PUNTO = 'data:image/png;base64,iVBORw0KGgo=';
const FOTO = { imagen: PUNTO, miniatura: PUNTO };
const NOVEDAD = { tipo: 'VISITA', texto: 'Vino la mamá' } as const;

const SIN_CAMBIOS = { participante: SIN_PERMISO, estancias: [] };

type MetodosDe<R extends keyof Repositorios> = `${R}.${keyof Repositorios[R] & string}`;
/** Over HTTP the last closed month is a question of the service: nobody asks it of the adapter. */
type SinLlamada = 'cierres.ultimoCerrado';
type Metodo = Exclude<{ [R in keyof Repositorios]: MetodosDe<R> }[keyof Repositorios], SinLlamada>;

/** One call to each method of each repository, by its name; one that is missing does not compile. */
const LLAMADAS: Readonly<Record<Metodo, (mundo: Repositorios) => Promise<unknown>>> = {
  'participantes.listar': (m) => m.participantes.listar(),
  'participantes.buscar': (m) => m.participantes.buscar(PAGINA),
  'participantes.obtener': (m) => m.participantes.obtener(1),
  'participantes.crear': (m) => m.participantes.crear(unParticipante().datos(), CLAVE),
  'participantes.actualizar': (m) => m.participantes.actualizar(1, { municipio: 'Bello' }),
  'participantes.importar': (m) =>
    m.participantes.importar(
      [unParticipante().datos()],
      { simular: false, ...CLAVE },
      () => [],
      () => null,
    ),
  'participantes.eliminar': (m) => m.participantes.eliminar(1),
  'estancias.listar': (m) => m.estancias.listar(1),
  'estancias.movimientos': (m) => m.estancias.movimientos({ desde: '2026-11-20', hasta: '2026-11-20' }),
  'estancias.ocupacion': (m) => m.estancias.ocupacion('2026-11-20'),
  'estancias.registrar': (m) =>
    m.estancias.registrar(1, { tipo: 'PERMISO', salida: '2026-11-20' }, () => SIN_CAMBIOS, CLAVE),
  'estancias.corregir': (m) => m.estancias.corregir(1, 1, {}, () => SIN_CAMBIOS),
  'fotos.obtener': (m) => m.fotos.obtener(1),
  'fotos.miniaturas': (m) => m.fotos.miniaturas([1]),
  'fotos.guardar': (m) => m.fotos.guardar(1, FOTO),
  'fotos.quitar': (m) => m.fotos.quitar(1),
  'novedades.listar': (m) => m.novedades.listar(1),
  'novedades.delTurno': (m) => m.novedades.delTurno({ desde: '2026-11-20T05:00:00.000Z' }),
  'novedades.escribir': (m) =>
    m.novedades.escribir(
      1,
      NOVEDAD,
      () => {
        throw new Error('nadie decide aquí');
      },
      CLAVE,
    ),
  'sedes.listar': (m) => m.sedes.listar(),
  'sedes.buscar': (m) => m.sedes.buscar(PAGINA),
  'sedes.obtener': (m) => m.sedes.obtener(1),
  'sedes.crear': (m) => m.sedes.crear(unaSede().datos(), CLAVE),
  'sedes.actualizar': (m) => m.sedes.actualizar(1, { municipio: 'Bello' }),
  'sedes.eliminar': (m) => m.sedes.eliminar(1),
  'acudientes.listar': (m) => m.acudientes.listar(),
  'acudientes.listarDeParticipante': (m) => m.acudientes.listarDeParticipante(1),
  'acudientes.buscar': (m) => m.acudientes.buscar(PAGINA),
  'acudientes.obtener': (m) => m.acudientes.obtener(1),
  'acudientes.crear': (m) => m.acudientes.crear(unAcudiente().de(1).datos(), CLAVE),
  'acudientes.actualizar': (m) => m.acudientes.actualizar(1, { direccion: 'Calle 1' }),
  'acudientes.eliminar': (m) => m.acudientes.eliminar(1),
  'mensualidades.listar': (m) => m.mensualidades.listar(),
  'mensualidades.buscar': (m) => m.mensualidades.buscar(PAGINA),
  'mensualidades.obtener': (m) => m.mensualidades.obtener(1),
  'mensualidades.crear': (m) => m.mensualidades.crear(unaMensualidad().de(1).datos(), CLAVE),
  'mensualidades.actualizar': (m) => m.mensualidades.actualizar(1, { valor: 1_000 }, 'PENDIENTE'),
  'abonos.registrar': (m) =>
    cajaDe(m).registrar(1, { fecha: '2026-11-10', valor: 1_000, medio: 'EFECTIVO' }, CLAVE),
  'abonos.anular': (m) => cajaDe(m).anular(1, 1, 'Se repitió'),
  'abonos.cambiarSede': (m) => m.abonos.cambiarSede(1, 1, 2, NADIE_DECIDE, CLAVE),
  'abonos.ajustar': (m) => m.abonos.ajustar(1, { valor: 1_000, motivo: 'Se acordó' }, NADIE_DECIDE, CLAVE),
  'abonos.recibo': (m) => m.abonos.recibo(1, 1),
  'abonos.buscar': (m) => m.abonos.buscar(PAGINA),
  'abonos.sumar': (m) => m.abonos.sumar({}),
  'abonos.numeracion': (m) => m.abonos.numeracion(),
  'abonos.registradores': (m) => m.abonos.registradores(),
  'enlaces.listar': (m) => m.enlaces.listar('acudiente-1'),
  'enlaces.crear': (m) =>
    m.enlaces.crear(
      'acudiente-1',
      () => {
        throw new Error('nadie decide aquí');
      },
      CLAVE,
    ),
  'enlaces.revocar': (m) => m.enlaces.revocar(1, () => undefined, CLAVE),
  'generador.generar': (m) =>
    m.generador.generar({ periodo: '2026-11', simular: false }, async () => vi.fn<Planear>()),
  'finanzas.cartera': (m) => m.finanzas.cartera(PAGINA),
  'finanzas.recaudo': (m) => m.finanzas.recaudo({ desde: '2026-11-01', hasta: '2026-11-30' }),
  'finanzas.tendencia': (m) => m.finanzas.tendencia(),
  'finanzas.estadoDeCuenta': (m) => m.finanzas.estadoDeCuenta(1),
  'cobranza.recordatorios': (m) => m.cobranza.recordatorios(),
  'cobranza.expediente': (m) => m.cobranza.expediente('acudiente-1'),
  'cobranza.registrar': (m) =>
    m.cobranza.registrar(
      'acudiente-1',
      { canal: 'LLAMADA', resultado: 'CONTESTO' },
      () => {
        throw new Error('nadie decide aquí');
      },
      CLAVE,
    ),
  'saldosAFavor.obtener': (m) => m.saldosAFavor.obtener('acudiente-1'),
  'saldosAFavor.aplicar': (m) => m.saldosAFavor.aplicar(1, { valor: 1_000 }, NADIE_DECIDE, CLAVE),
  'saldosAFavor.anularDevolucion': (m) =>
    m.saldosAFavor.anularDevolucion('acudiente-1', 1, 'No se entregó', NADIE_DECIDE, CLAVE),
  'saldosAFavor.cambiarSede': (m) => m.saldosAFavor.cambiarSede('acudiente-1', 1, 2, NADIE_DECIDE, CLAVE),
  'saldosAFavor.devolver': (m) =>
    m.saldosAFavor.devolver(
      'acudiente-1',
      { fecha: HOY, valor: 1_000, medio: 'EFECTIVO', motivo: 'La pidió' },
      NADIE_DECIDE,
      CLAVE,
    ),
  'pagos.registrar': (m) =>
    m.pagos.registrar(
      'acudiente-1',
      { fecha: HOY, valor: 1_000, medio: 'EFECTIVO', partes: [{ mensualidad_id: 1, valor: 1_000 }] },
      NADIE_DECIDE,
      CLAVE,
    ),
  'pagos.anular': (m) => m.pagos.anular(1, 'Se repitió', NADIE_DECIDE, CLAVE),
  'pagos.obtener': (m) => m.pagos.obtener(1),
  'finanzas.estadoDePagador': (m) => m.finanzas.estadoDePagador('acudiente-1'),
  'cierres.listar': (m) => m.cierres.listar(),
  'cierres.resumen': (m) => m.cierres.resumen('2026-10'),
  'cierres.informe': (m) => m.cierres.informe('2026-10'),
  'cierres.cerrar': (m) => m.cierres.cerrar('2026-10', () => {}, CLAVE),
  'cierres.reabrir': (m) => m.cierres.reabrir('2026-10', 'Faltaba un pago', () => {}, CLAVE),
  'arqueos.deCaja': (m) => m.arqueos.deCaja({ desde: '2026-11-01', hasta: '2026-11-30' }),
  'arqueos.guardar': (m) =>
    m.arqueos.guardar(
      { desde: '2026-11-01', hasta: '2026-11-30', contado: 1_000 },
      () => {
        throw new Error('nadie decide aquí');
      },
      CLAVE,
    ),
  'cobranza.cambiarCanal': (m) =>
    m.cobranza.cambiarCanal('acudiente-1', { canal: 'SMS', retirado_en: '2026-11-20' }, () => null),
  'usuarios.listar': (m) => m.usuarios.listar(),
  'usuarios.obtener': (m) => m.usuarios.obtener(1),
  'usuarios.crear': (m) => m.usuarios.crear(unUsuario().datos(), CLAVE),
  'usuarios.actualizar': (m) => m.usuarios.actualizar(1, { displayName: 'Ana' }),
  'usuarios.ponerProvisional': (m) =>
    m.usuarios.ponerProvisional(1, { password: 'una clave larga', contrasena_propia: 'otra clave larga' }),
  'usuarios.eliminar': (m) => m.usuarios.eliminar(1),
  'actividad.listarDe': (m) => m.actividad.listarDe('sede', 1),
  'actividad.buscar': (m) => m.actividad.buscar(PAGINA),
  'actividad.anotarExportacion': (m) => m.actividad.anotarExportacion({ archivo: 'sedes.xlsx', filas: 1 }),
  'configuracion.obtener': (m) => m.configuracion.obtener(),
  'configuracion.guardarLogo': (m) => m.configuracion.guardarLogo(null),
  'configuracion.actualizar': (m) => m.configuracion.actualizar({ municipio: 'Bello' }),
  'sitio.obtener': (m) => m.sitio.obtener(),
  'sitio.versiones': (m) => m.sitio.versiones(),
  'sitio.publico': (m) => m.sitio.publico(),
  'sitio.guardarBorrador': (m) => m.sitio.guardarBorrador({}, NADIE_DECIDE),
  'sitio.publicar': (m) => m.sitio.publicar(1, NADIE_DECIDE, CLAVE),
  'sitio.volver': (m) => m.sitio.volver(1, 2, NADIE_DECIDE, CLAVE),
  'formatos.listar': (m) => m.formatos.listar(),
  'formatos.obtener': (m) => m.formatos.obtener(1),
  'formatos.crear': (m) => m.formatos.crear(unFormato().datos(), CLAVE),
  'formatos.actualizar': (m) => m.formatos.actualizar(1, { nombre: 'Otro' }),
  'formatos.eliminar': (m) => m.formatos.eliminar(1),
  'papeles.listar': (m) => m.papeles.listar(1),
  'papeles.recibir': (m) => m.papeles.recibir(1, 'CARTA', {}, '2026-11-20'),
  'papeles.retirar': (m) => m.papeles.retirar(1, 'CARTA'),
  'tablero.estadisticas': (m) => m.tablero.estadisticas(),
  'tablero.resumen': (m) => m.tablero.resumen(),
  'revision.obtener': (m) => m.revision.obtener(),
  'revision.decidir': (m) => m.revision.decidir('VALOR_PEQUENO mensualidad-1 valor-850', true),
};

/** What a call leaves when nobody is there to answer it: an error that says so, never an empty list nor a `null`. */
const fallaDe = async (llamada: Promise<unknown>): Promise<unknown> => {
  const respuesta = await llamada.then(
    (valor) => ({ valor }),
    (error: unknown) => ({ error }),
  );
  expect(respuesta).toHaveProperty('error');
  return (respuesta as { error: unknown }).error;
};

const exigirSinConexion = (error: unknown): void => {
  expect(error).toBeInstanceOf(ErrorTransporte);
  expect(error).toMatchObject({ codigo: 'SIN_CONEXION', status: null });
};

interface SinServicio {
  nombre: string;
  abrir: AbrirMundo;
  exigir(error: unknown): void;
}

const FAMILIAS: readonly SinServicio[] = [
  { nombre: 'HTTP', abrir: abrirMundoHttpSinServicio, exigir: exigirSinConexion },
  {
    nombre: 'PostgreSQL',
    abrir: mundoSobre(async () => abrirPostgres('postgres://nadie@127.0.0.1:1/nada')),
    exigir: (error) => expect(traducirErrorPostgres(error)).toMatchObject({ codigo: 'NO_DISPONIBLE' }),
  },
  {
    nombre: 'PGlite',
    abrir: mundoSobre(async () => {
      const base = await abrirPGliteDePrueba();
      await base.cerrar();
      return { ...base, cerrar: async () => {} };
    }),
    exigir: (error) => expect(error).toBeInstanceOf(Error),
  },
];

describe.each(FAMILIAS)('without its service: $nombre', ({ abrir, exigir }) => {
  let mundo: Mundo;
  beforeAll(async () => {
    mundo = await abrir();
  });
  afterAll(() => mundo.cerrar());

  it.each(Object.entries(LLAMADAS))('%s says so', async (_nombre, llamar) => {
    exigir(await fallaDe(llamar(mundo)));
  });
});

describe('without the authentication service: HTTP', () => {
  const cliente = clienteDe('http://127.0.0.1:1/auth-api', () => 'un-token');
  const autenticacion = crearHttpAutenticacion(cliente);
  const sesion = { token: 'un-token', usuario: { id: 1, email: 'a@x.co', rol: 'CONSULTA' } as never };
  const clave = { actual: 'una clave larga', nueva: 'otra clave larga' };
  it.each<[string, () => Promise<unknown>]>([
    ['cerrarSesion', () => autenticacion.cerrarSesion(sesion)],
    ['restablecerContrasena', () => autenticacion.restablecerContrasena('a@x.co')],
    ['actualizarPerfil', () => autenticacion.actualizarPerfil({ displayName: 'Ana' })],
    ['tienePermiso', () => autenticacion.tienePermiso('CONSULTA')],
    ['contrasenas.cambiar', () => crearHttpContrasenas(cliente).cambiar(clave)],
    [
      'contrasenas.confirmar',
      () => crearHttpContrasenas(cliente).confirmar({ token: 'A', password: 'una clave larga' }),
    ],
    ['llave.obtener', () => crearHttpLlaveBorradores(cliente).obtener()],
    ['salidas.cerrar', () => crearHttpSalidasTardias(cliente).cerrar('a1')],
    ['misSesiones.listar', () => crearHttpMisSesiones(cliente, registroMudo).listar()],
    ['misSesiones.cerrar', () => crearHttpMisSesiones(cliente, registroMudo).cerrar({ password: 'x' })],
  ])('%s says so', async (_nombre, llamar) => {
    exigirSinConexion(await fallaDe(llamar()));
  });

  it('signing in says it in the words of specification §8', async () => {
    const error = await fallaDe(autenticacion.iniciarSesion({ email: 'a@x.co', password: 'x' }));
    expect(error).toMatchObject({
      codigo: 'SIN_CONEXION',
      message: 'No se pudo conectar con el servidor. Verifica que el backend esté corriendo.',
    });
  });
});
