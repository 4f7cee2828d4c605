import { beforeEach, describe, expect, it } from 'vitest';
import { CREDENCIALES, componer, ESCRITURAS } from './apoyo-demo';

const LECTURA =
  /^(?:listar|buscar|obtener|leer|urlDescarga|abonos|cartera|recaudo|tendencia|estadoDeCuenta|resumen|preparar|ocupacion|movimientos|delTurno|expediente|recordatorios|ultimo|informe|arqueos)/;
/** Only reads, the machine itself, or what each person may do with their own account. */
const DE_TODOS = [
  'cuenta',
  'finanzas',
  'lecturas',
  'documentosCobro',
  'documentosFormato',
  'tablero',
  'actividad',
  'verificador',
  'sistema',
  'misSesiones',
  'permisos',
  'portapapeles',
  'compartidor',
  'preferencias',
  'registro',
  'reloj',
  'ids',
];

/** It never rejects, and each of its changes is one of `mensualidades.actualizar`. */
const POR_OTRA = ['mensualidades.aplicarAjustes'];

describe('demo composition', () => {
  let demo: Awaited<ReturnType<typeof componer>>;
  beforeEach(async () => {
    demo = await componer();
  });

  it('binds every service, and the list of writes below names each one that needs ADMINISTRADOR', () => {
    const rebanadas = Object.entries(demo.panel).filter(
      ([nombre, valor]) => typeof valor === 'object' && !DE_TODOS.includes(nombre),
    );
    const escrituras = rebanadas.flatMap(([nombre, servicios]) =>
      Object.keys(servicios)
        .filter((miembro) => !LECTURA.test(miembro))
        .map((miembro) => `${nombre}.${miembro}`),
    );
    expect(Object.values(demo.panel).every(Boolean)).toBe(true);
    expect([...Object.keys(ESCRITURAS), ...POR_OTRA].toSorted()).toEqual(escrituras.toSorted());
  });

  it('has a turn to hand over, and CONSULTA reads it without what is of health', async () => {
    const turno = { desde: new Date(Date.now() - 12 * 3_600_000).toISOString() };
    const tipos = async () => (await demo.panel.bitacora.delTurno(turno)).map(({ tipo }) => tipo);
    await demo.acceso.iniciarSesion(CREDENCIALES.ADMINISTRADOR);
    expect(await tipos()).toContain('SALUD');
    await demo.acceso.iniciarSesion(CREDENCIALES.CONSULTA);
    expect(await tipos()).toContain('VISITA');
    expect(await tipos()).not.toContain('SALUD');
  });

  it.each(Object.entries(ESCRITURAS))(
    '%s works for ADMINISTRADOR, and for CONSULTA is refused',
    async (_, escribir) => {
      await demo.acceso.iniciarSesion(CREDENCIALES.CONSULTA);
      await expect(escribir(demo.panel)).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
      await demo.acceso.iniciarSesion(CREDENCIALES.ADMINISTRADOR);
      await escribir(demo.panel);
      expect(demo.llamadas).toEqual([]);
    },
  );

  it('signs what is written, and the dashboard counts it', async () => {
    const { acceso, panel } = demo;
    await acceso.iniciarSesion(CREDENCIALES.ADMINISTRADOR);
    const antes = await panel.tablero.estadisticas();
    const { id } = await panel.participantes.crear({ nombre: 'Una Ejemplo', telefono: '3000999998' });
    expect((await panel.tablero.estadisticas()).participantes).toBe(antes.participantes + 1);
    const [linea] = (await panel.actividad.listarDe('participante', id)) ?? [];
    expect(linea).toMatchObject({ accion: 'CREAR', usuario: CREDENCIALES.ADMINISTRADOR?.email });
  });

  it('keeps nothing in localStorage, and begins again with the same records', async () => {
    await demo.acceso.iniciarSesion(CREDENCIALES.ADMINISTRADOR);
    await demo.panel.sedes.crear({ nombre: 'Casa nueva', direccion: 'Calle 1 # 2-3' });
    expect(demo.localStorage.length).toBe(0);
    const otra = await componer();
    expect((await otra.panel.sedes.listar()).datos.map(({ nombre }) => nombre)).toEqual([
      'Casa Bello',
      'Casa Apartadó',
      'Casa Medellín',
    ]);
    await otra.acceso.iniciarSesion(CREDENCIALES.ADMINISTRADOR);
    expect((await otra.panel.archivos.listar('formatos')).folders.length).toBeGreaterThan(2);
    expect((await otra.panel.configuracion.obtener())?.valor_mensualidad).toBeGreaterThan(0);
  });
});
