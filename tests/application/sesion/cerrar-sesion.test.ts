import { autenticacionCon } from '@tests/application/dobles/autenticacion';
import { sinAnotar } from '@tests/application/dobles/cierres';
import { registroEnMemoria } from '@tests/application/dobles/registro';
import { SESION } from '@tests/application/dobles/sesiones';
import { describe, expect, it } from 'vitest';
import { cerrarSesion } from '@/application/sesion/cerrar-sesion';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';

const SIN_BORRADORES = { vaciar: () => undefined };
const olvidarCopia = async () => undefined;

describe('cerrar sesión (especificación §4)', () => {
  it('primero olvida aquí y después avisa al servidor, con la sesión que se cierra', async () => {
    const sesiones = crearInMemorySesionStore(SESION);
    const pasos: unknown[] = [];
    const autenticacion = autenticacionCon({
      cerrarSesion: async (sesion) => void pasos.push(sesion.token, sesiones.leer()),
    });
    await cerrarSesion({
      autenticacion,
      sesiones,
      borradores: SIN_BORRADORES,
      registro: registroEnMemoria(),
      anotarSalida: sinAnotar,
      olvidarCopia,
    })();
    expect(pasos).toEqual(['ficha-1', null]);
  });

  it.each([
    ['rechaza', () => Promise.reject(new Error('caído'))],
    [
      'falla al empezar',
      () => {
        throw new Error('caído');
      },
    ],
  ])('si el servidor %s, la sesión queda cerrada y solo se anota', async (_caso, cerrar) => {
    const sesiones = crearInMemorySesionStore(SESION);
    const registro = registroEnMemoria();
    const autenticacion = autenticacionCon({ cerrarSesion: cerrar });
    const deps = {
      autenticacion,
      sesiones,
      borradores: SIN_BORRADORES,
      registro,
      anotarSalida: sinAnotar,
      olvidarCopia,
    };
    await (await cerrarSesion(deps)()).avisado;
    expect(sesiones.leer()).toBeNull();
    expect(registro.lineas).toHaveLength(1);
    expect(registro.lineas[0]?.causa).toEqual(new Error('caído'));
  });

  it('tira los borradores de esta persona antes de que nadie más pueda entrar', async () => {
    const sesiones = crearInMemorySesionStore(SESION);
    const pasos: string[] = [];
    const borradores = {
      vaciar: (dueno: string) =>
        void pasos.push(`borradores de ${dueno}, con sesión: ${sesiones.leer() !== null}`),
    };
    const autenticacion = autenticacionCon({ cerrarSesion: async () => void pasos.push('servicio') });
    await cerrarSesion({
      autenticacion,
      sesiones,
      borradores,
      registro: registroEnMemoria(),
      anotarSalida: sinAnotar,
      olvidarCopia,
    })();
    expect(pasos).toEqual([`borradores de ${SESION.usuario.id}, con sesión: true`, 'servicio']);
  });

  it('sin sesión no avisa a nadie', async () => {
    const registro = registroEnMemoria();
    const deps = {
      autenticacion: autenticacionCon({}),
      sesiones: crearInMemorySesionStore(null),
      borradores: SIN_BORRADORES,
      registro,
      anotarSalida: sinAnotar,
      olvidarCopia,
    };
    const { avisado } = await cerrarSesion(deps)();
    expect(avisado).toBeInstanceOf(Promise);
    await avisado;
    expect(registro.lineas).toEqual([]);
  });

  it('dice cuándo contestó el servicio: quien vuelve al inicio antes lo dejaría sin saber', async () => {
    let contestar = () => {};
    const pasos: string[] = [];
    const { avisado } = await cerrarSesion({
      autenticacion: autenticacionCon({
        cerrarSesion: () => new Promise<void>((hecho) => (contestar = hecho)),
      }),
      sesiones: crearInMemorySesionStore(SESION),
      borradores: SIN_BORRADORES,
      registro: registroEnMemoria(),
      anotarSalida: sinAnotar,
      olvidarCopia,
    })();
    const visto = Promise.resolve(avisado).then(() => pasos.push('avisado'));
    await Promise.resolve();
    pasos.push('contesta');
    contestar();
    await visto;
    expect(pasos).toEqual(['contesta', 'avisado']);
  });

  it.each([
    ['falle', () => Promise.reject(new Error('caído'))],
    ['no conteste', () => new Promise<void>(() => undefined)],
  ])(
    'espera a que se borre la copia que este equipo guarda, aunque el servicio %s',
    async (_caso, cerrar) => {
      const borradas: string[] = [];
      await cerrarSesion({
        autenticacion: autenticacionCon({ cerrarSesion: cerrar }),
        sesiones: crearInMemorySesionStore(SESION),
        borradores: SIN_BORRADORES,
        registro: registroEnMemoria(),
        anotarSalida: sinAnotar,
        olvidarCopia: async (dueno) => {
          await Promise.resolve();
          borradas.push(dueno);
        },
      })();
      expect(borradas).toEqual([String(SESION.usuario.id)]);
    },
  );
});
