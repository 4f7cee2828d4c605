import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it, vi } from 'vitest';
import type { Cerradura } from '@/application/sin-red/cerradura.port';
import type { CopiaPedida } from '@/application/sin-red/servicio-sin-red.port';
import {
  actualizarCopia,
  elegirTrabajoSinRed,
  leerCopia,
  trabajoSinRed,
} from '@/application/sin-red/trabajo-sin-red';
import { esquemaCopia } from '@/domain/sin-red/copia';
import { crearInMemoryCofre } from '@/infrastructure/memory/sin-red/in-memory-cofre';

const copia = (marca: string, version = 1) =>
  esquemaCopia.parse({
    marca,
    rol: 'ADMINISTRADOR',
    dias: 5,
    participantes: [
      {
        id: 1,
        nombre: 'Ana Gil',
        telefono: '3001234567',
        version,
        actualizado_por: 'otra@fundacion.example',
      },
    ],
    configuracion: {},
  });

/** A vault that is open, with a lock that only says what it is asked. */
const montar = (respuestas: (CopiaPedida | null | Error)[], capacidad?: number) => {
  const cofre = crearInMemoryCofre(capacidad);
  const hecho: unknown[] = [];
  const cajon = { equipo: null as string | null, vigencia: null as 'vigente' | 'reloj-atrasado' | null };
  const cerradura: Cerradura = {
    situacion: async () => ({
      conPin: true,
      intentos: 5,
      vigencia: cajon.vigencia,
      guardada_en: 0,
      vence_en: 0,
    }),
    equipo: async () => cajon.equipo,
    elegir: async (pin, { equipo }) => {
      cajon.equipo = equipo;
      hecho.push(`elegir ${pin}`);
      cofre.abrir('7');
    },
    abrirConPin: async () => ({ resultado: 'SIN_PIN' }),
    abrirConServicio: async () => false,
    anotarCopia: async (dias) => {
      cajon.vigencia = 'vigente';
      hecho.push(`anotar ${dias}`);
    },
    barrer: async () => undefined,
    esperanAqui: async () => 0,
    olvidarCopia: async () => undefined,
    dejar: async () => {
      cajon.equipo = null;
      hecho.push('dejar');
    },
  };
  const servicio = {
    registrar: async () => ({ equipo: 'e1', mitad: 'm'.repeat(43) }),
    copia: async (equipo: string, marca: string | null) => {
      hecho.push(`pedir ${equipo} ${marca}`);
      const respuesta = respuestas.shift() ?? null;
      if (respuesta instanceof Error) throw respuesta;
      return respuesta;
    },
  };
  return { cofre, cerradura, servicio, quien: () => 'yo@fundacion.example', hecho, cajon };
};
const elegido = (...args: Parameters<typeof montar>) => {
  const deps = montar(...args);
  deps.cofre.abrir('7');
  deps.cajon.equipo = 'e1';
  return deps;
};

describe('actualizarCopia', () => {
  it('asks for nothing where nobody chose the device, or it is closed', async () => {
    const cerrado = elegido([]);
    cerrado.cofre.cerrar();
    const sinElegir = montar([]);
    sinElegir.cofre.abrir('7');
    for (const deps of [cerrado, sinElegir]) {
      expect(await actualizarCopia(deps)()).toEqual([]);
      expect(deps.hecho).toEqual([]);
    }
  });

  it('keeps the first one, asks with its mark, and tells what others changed in the next', async () => {
    const deps = elegido([
      { que: 'COPIA', copia: copia('a') },
      { que: 'IGUAL' },
      { que: 'COPIA', copia: copia('b', 2) },
    ]);
    const actualizar = actualizarCopia(deps);
    expect(await actualizar()).toEqual([]);
    expect(await actualizar()).toEqual([]);
    expect((await actualizar())?.map(({ nombre }) => nombre)).toEqual(['Ana Gil']);
    expect(deps.hecho).toEqual([
      'pedir e1 null',
      'anotar 5',
      'pedir e1 a',
      'anotar 5',
      'pedir e1 a',
      'anotar 5',
    ]);
    expect((await leerCopia(deps))?.marca).toBe('b');
  });

  it('leaves nothing once the service says that this device is over, and all where it does not answer the call', async () => {
    const terminado = elegido([{ que: 'TERMINADO' }]);
    expect(await actualizarCopia(terminado)()).toBeNull();
    expect(terminado.hecho).toEqual(['pedir e1 null', 'dejar']);
    const otroServicio = elegido([null]);
    expect(await actualizarCopia(otroServicio)()).toEqual([]);
    expect(otroServicio.hecho).toEqual(['pedir e1 null']);
  });

  it('does not read one that is closed, of another clock, or that cannot be read', async () => {
    const deps = elegido([{ que: 'COPIA', copia: copia('a') }]);
    await actualizarCopia(deps)();
    deps.cajon.vigencia = 'reloj-atrasado';
    expect(await leerCopia(deps)).toBeNull();
    deps.cajon.vigencia = 'vigente';
    expect((await leerCopia(deps))?.participantes).toHaveLength(1);
    await deps.cofre.guardar('copia datos', 'no es JSON');
    expect(await leerCopia(deps)).toBeNull();
    deps.cofre.cerrar();
    expect(await leerCopia(deps)).toBeNull();
  });

  it('does not touch the store of a device that nobody chose', async () => {
    const { cofre, cerradura } = montar([]);
    const situacion = vi.spyOn(cerradura, 'situacion');
    expect(await leerCopia({ cofre, cerradura })).toBeNull();
    expect(situacion).not.toHaveBeenCalled();
  });
});

describe('elegirTrabajoSinRed', () => {
  it('refuses a PIN that is weak or was typed twice in two ways, before asking the service', async () => {
    const deps = montar([]);
    const elegir = elegirTrabajoSinRed(deps);
    await expect(elegir({ pin: '111111', repetido: '111111' })).rejects.toMatchObject({
      codigo: 'VALIDACION',
      message: 'Revise el PIN',
      campos: { pin: expect.stringContaining('repetir') },
    });
    await expect(elegir({ pin: '193847', repetido: '193848' })).rejects.toMatchObject({
      message: 'Revise el PIN',
      campos: { repetido: 'No es igual al PIN de arriba' },
    });
    expect(deps.hecho).toEqual([]);
  });

  it('keeps the first copy, and when it cannot leaves nothing half done', async () => {
    const bien = montar([{ que: 'COPIA', copia: copia('a') }]);
    await elegirTrabajoSinRed(bien)({ pin: '193847', repetido: '193847' });
    expect(bien.hecho).toEqual(['elegir 193847', 'pedir e1 null', 'anotar 5']);
    const lleno = montar([{ que: 'COPIA', copia: copia('a') }], 10);
    await expect(elegirTrabajoSinRed(lleno)({ pin: '193847', repetido: '193847' })).rejects.toMatchObject({
      codigo: 'SIN_ESPACIO',
    });
    expect(lleno.hecho.at(-1)).toBe('dejar');
  });

  it('changing the PIN erases nothing when the copy cannot be brought', async () => {
    const deps = elegido([new Error('sin red')]);
    await expect(elegirTrabajoSinRed(deps)({ pin: '193847', repetido: '193847' })).rejects.toThrow('sin red');
    expect(deps.hecho).not.toContain('dejar');
  });

  it('says so where the service does not offer it', async () => {
    const deps = { ...montar([]), servicio: { registrar: async () => null, copia: async () => null } };
    await expect(elegirTrabajoSinRed(deps)({ pin: '193847', repetido: '193847' })).rejects.toMatchObject({
      codigo: 'NO_DISPONIBLE',
      message: 'Este servicio no permite trabajar sin red',
    });
  });
});

describe('trabajoSinRed', () => {
  const conCobro = { ...copia('a'), mensualidades: [unaMensualidad().de(1).almacenada(7)] };
  const lectura = {
    deLaCopia: () => 0,
    hay: async () => false,
    leer: <T>(deRed: () => Promise<T>) => deRed(),
  };

  it('chooses the device and brings it up to date, and tells the fees that are kept', async () => {
    const deps = montar([
      { que: 'COPIA', copia: copia('a') },
      { que: 'COPIA', copia: conCobro },
    ]);
    const trabajo = trabajoSinRed({ ...deps, lectura });
    expect(trabajo).toMatchObject({ cofre: deps.cofre, cerradura: deps.cerradura, lectura });
    expect(await trabajo.cobros()).toEqual([]);
    await trabajo.elegir({ pin: '193847', repetido: '193847' });
    expect((await trabajo.actualizar())?.map(({ que }) => que)).toEqual(['mensualidad']);
    expect((await trabajo.cobros()).map(({ id, participante_id }) => [id, participante_id])).toEqual([
      [7, 1],
    ]);
  });
});
