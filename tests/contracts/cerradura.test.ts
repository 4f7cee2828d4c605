import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CofreDelEquipo } from '@/infrastructure/browser/sin-red/cofre-indexeddb';
import { crearEquipoDePrueba, unEquipoRegistrado } from '../infrastructure/apoyo/cofre-de-prueba';
import { rechazo } from './apoyo/rechazo';

const PIN = '193847';
const OTRO = '740193';

/** Everything that the browser keeps, as somebody with its tools would read it. */
const todoLoGuardado = async (): Promise<string> => {
  const base = await new Promise<IDBDatabase>((listo, fallo) => {
    const pedido = indexedDB.open('sin-red');
    pedido.onsuccess = () => listo(pedido.result);
    pedido.onerror = () => fallo(pedido.error);
  });
  const leer = (almacen: string) =>
    new Promise<unknown[]>((listo, fallo) => {
      const pedido = base.transaction(almacen).objectStore(almacen).getAll();
      pedido.onsuccess = () => listo(pedido.result);
      pedido.onerror = () => fallo(pedido.error);
    });
  const todo = [...(await leer('cajas')), ...(await leer('sobres'))];
  base.close();
  return JSON.stringify(todo, (_clave, valor: unknown) =>
    valor instanceof Uint8Array ? Buffer.from(valor).toString('latin1') : valor,
  );
};

describe('Cerradura: IndexedDB', () => {
  let equipo: ReturnType<typeof crearEquipoDePrueba>;
  let pagina: CofreDelEquipo;

  /** Somebody chose it, with a copy and something that waits to be sent; the page is opened again without a network. */
  const elegidoYSinRed = async (dias = 3): Promise<void> => {
    await pagina.cerradura.elegir(PIN, unEquipoRegistrado());
    await pagina.cofre.guardar('copia datos', 'Ana Peña 3001234567 850000');
    await pagina.cofre.guardar('cola 0001 Ana Peña', 'abono de 850000');
    await pagina.cerradura.anotarCopia(dias);
    equipo.sinRed();
    pagina = await equipo.abrirPagina();
  };
  const enviarAlVolver = async (): Promise<void> => {
    equipo.conRed();
    expect(await pagina.cerradura.abrirConServicio()).toBe(true);
    expect(await pagina.cofre.leer('cola 0001 Ana Peña')).toBe('abono de 850000');
  };

  beforeEach(async () => {
    equipo = crearEquipoDePrueba();
    equipo.entrar('7');
    pagina = await equipo.abrirPagina();
  });

  it('opens with the PIN and without a network, and says how old the copy is', async () => {
    await elegidoYSinRed();
    equipo.pasarHoras(2);
    const { conPin, intentos, vigencia, guardada_en, vence_en } = await pagina.cerradura.situacion();
    expect({ conPin, intentos, vigencia }).toEqual({ conPin: true, intentos: 5, vigencia: 'vigente' });
    expect(guardada_en).toBe(Date.UTC(2026, 10, 24, 15));
    expect(vence_en).toBe(Date.UTC(2026, 10, 27, 15));
    expect(await pagina.cerradura.abrirConPin(PIN)).toEqual({ resultado: 'ABIERTO' });
    expect(pagina.cofre.estado()).toBe('abierto');
    expect(await pagina.cofre.leer('copia datos')).toContain('Ana Peña');
  });

  it('opens by itself for who is signed in with a network', async () => {
    await elegidoYSinRed();
    await expect(pagina.cerradura.abrirConServicio()).rejects.toThrow('sin red');
    expect(pagina.cofre.estado()).toBe('cerrado');
    await enviarAlVolver();
  });

  it('after five wrong PINs erases the copy and the PIN, and what waits to be sent is there for its owner', async () => {
    await elegidoYSinRed();
    for (const quedan of [4, 3]) {
      expect(await pagina.cerradura.abrirConPin(OTRO)).toEqual({ resultado: 'INCORRECTO', quedan });
    }
    // Neither a reload nor a clock put back gives attempts back.
    pagina = await equipo.abrirPagina();
    expect((await pagina.cerradura.situacion()).intentos).toBe(3);
    equipo.pasarHoras(-0.05);
    expect(await pagina.cerradura.abrirConPin(OTRO)).toEqual({ resultado: 'INCORRECTO', quedan: 2 });
    expect(await pagina.cerradura.abrirConPin(OTRO)).toEqual({ resultado: 'INCORRECTO', quedan: 1 });
    expect(await pagina.cerradura.abrirConPin(OTRO)).toEqual({ resultado: 'BORRADO' });
    expect(await pagina.cerradura.abrirConPin(PIN)).toEqual({ resultado: 'SIN_PIN' });
    expect(await pagina.cofre.cuantos('copia')).toBe(0);
    expect(await pagina.cofre.cuantos('cola')).toBe(1);
    await enviarAlVolver();
    // Once it is sent nothing is left.
    await pagina.cofre.quitar('cola 0001 Ana Peña');
    pagina = await equipo.abrirPagina();
    expect(await pagina.cerradura.abrirConServicio()).toBe(false);
    expect(pagina.cofre.estado()).toBe('apagado');
    expect(equipo.marcados()).toEqual([]);
    expect(await todoLoGuardado()).toBe('[]');
  });

  it('counts two tabs together, and a right PIN forgives the wrong ones', async () => {
    await elegidoYSinRed();
    const otra = await equipo.abrirPagina();
    await Promise.all([pagina.cerradura.abrirConPin(OTRO), otra.cerradura.abrirConPin(OTRO)]);
    expect((await pagina.cerradura.situacion()).intentos).toBe(3);
    expect(await otra.cerradura.abrirConPin(PIN)).toEqual({ resultado: 'ABIERTO' });
    expect(pagina.cofre.estado()).toBe('cerrado');
    expect((await pagina.cerradura.situacion()).intentos).toBe(5);
  });

  it('does not open a copy past its days, erases it, and keeps what waits to be sent', async () => {
    await elegidoYSinRed();
    equipo.pasarHoras(73);
    expect(await pagina.cerradura.abrirConPin(PIN)).toEqual({ resultado: 'VENCIDO' });
    expect(await pagina.cofre.cuantos('copia')).toBe(0);
    expect(await pagina.cerradura.abrirConPin(PIN)).toEqual({ resultado: 'VENCIDO' });
    await enviarAlVolver();
    expect(await pagina.cofre.leer('copia datos')).toBeNull();
  });

  it.each([
    ['two days ahead from the start', 48, 0],
    ['put two days ahead after it was kept', 0, 48],
  ])('still opens with a clock %s', async (_cual, antes, despues) => {
    equipo.pasarHoras(antes);
    await elegidoYSinRed();
    equipo.pasarHoras(despues);
    expect(await pagina.cerradura.abrirConPin(PIN)).toEqual({ resultado: 'ABIERTO' });
  });

  it('does not open with a clock that was put back, and opens when it is right again', async () => {
    await elegidoYSinRed();
    equipo.pasarHoras(40);
    await pagina.cerradura.abrirConPin(PIN);
    pagina = await equipo.abrirPagina();
    equipo.pasarHoras(-30);
    expect(await pagina.cerradura.abrirConPin(PIN)).toEqual({ resultado: 'RELOJ' });
    expect((await pagina.cerradura.situacion()).vigencia).toBe('reloj-atrasado');
    expect(await pagina.cofre.cuantos('copia')).toBe(1);
    equipo.pasarHoras(30);
    expect(await pagina.cerradura.abrirConPin(PIN)).toEqual({ resultado: 'ABIERTO' });
    equipo.pasarHoras(-48);
    await enviarAlVolver();
  });

  it('tells how many wait from this device, of anybody, without anybody signed in', async () => {
    expect(await pagina.cerradura.esperanAqui()).toBe(0);
    await elegidoYSinRed();
    equipo.conRed();
    equipo.entrar('8');
    pagina = await equipo.abrirPagina();
    await pagina.cerradura.elegir(OTRO, unEquipoRegistrado());
    await pagina.cofre.guardar('cola 0001 Luz Ríos', 'abono de 50000');
    await pagina.cofre.guardar('hechas 0002 Luz Ríos', 'abono de 20000');
    equipo.sesiones.limpiar();
    pagina = await equipo.abrirPagina();
    expect(await pagina.cerradura.esperanAqui()).toBe(2);
  });

  it('at sign-out keeps no copy, and the choice stays for the next time', async () => {
    await elegidoYSinRed();
    await pagina.cerradura.abrirConPin(PIN);
    await pagina.cerradura.olvidarCopia('7');
    equipo.sesiones.limpiar();
    expect(await pagina.cofre.leer('cola 0001 Ana Peña')).toBeNull();
    equipo.entrar('7');
    pagina = await equipo.abrirPagina();
    expect(await pagina.cofre.cuantos('copia')).toBe(0);
    expect(await pagina.cerradura.abrirConPin(PIN)).toEqual({ resultado: 'VENCIDO' });
    await enviarAlVolver();
    expect((await pagina.cerradura.situacion()).conPin).toBe(true);
  });

  it('what was about to be kept when its owner leaves is not kept', async () => {
    await pagina.cerradura.elegir(PIN, unEquipoRegistrado());
    const cifrar = crypto.subtle.encrypt.bind(crypto.subtle);
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...argumentos) => {
      equipo.sesiones.limpiar();
      await pagina.cerradura.olvidarCopia('7');
      return cifrar(...argumentos);
    });
    await rechazo(pagina.cofre.guardar('copia datos', 'Ana Peña'), 'COFRE_CERRADO');
    equipo.entrar('7');
    expect(await pagina.cofre.cuantos('copia')).toBe(0);
  });

  it('keeps nothing in clear, open or closed, and nothing at all once it is left', async () => {
    await pagina.cerradura.elegir(PIN, unEquipoRegistrado());
    await pagina.cofre.guardar('copia Ana Peña', 'Ana Peña 3001234567 850000');
    await pagina.cerradura.anotarCopia(3);
    const abierto = await todoLoGuardado();
    pagina = await equipo.abrirPagina();
    for (const guardado of [abierto, await todoLoGuardado()]) {
      expect(guardado).toContain('copia');
      expect(guardado).not.toMatch(/Ana|Peña|3001234567|850000|193847/);
    }
    await pagina.cerradura.dejar();
    expect(pagina.cofre.estado()).toBe('apagado');
    expect(await todoLoGuardado()).toBe('[]');
    expect(equipo.marcados()).toEqual([]);
  });

  it('changes the PIN and keeps what was there', async () => {
    await pagina.cerradura.elegir(PIN, unEquipoRegistrado());
    await pagina.cofre.guardar('cola 0001', 'uno');
    await pagina.cerradura.elegir(OTRO, unEquipoRegistrado());
    await pagina.cerradura.anotarCopia(3);
    pagina = await equipo.abrirPagina();
    expect(await pagina.cerradura.abrirConPin(PIN)).toEqual({ resultado: 'INCORRECTO', quedan: 4 });
    expect(await pagina.cerradura.abrirConPin(OTRO)).toEqual({ resultado: 'ABIERTO' });
    expect(await pagina.cofre.leer('cola 0001')).toBe('uno');
  });

  it('leaves each person their own PIN, and neither opens what the other keeps', async () => {
    await elegidoYSinRed();
    equipo.conRed();
    equipo.entrar('8');
    pagina = await equipo.abrirPagina();
    expect(pagina.cofre.estado()).toBe('apagado');
    expect(await pagina.cerradura.abrirConPin(PIN)).toEqual({ resultado: 'SIN_PIN' });
    await pagina.cerradura.elegir(OTRO, unEquipoRegistrado());
    await pagina.cerradura.dejar();
    equipo.entrar('7');
    pagina = await equipo.abrirPagina();
    expect(await pagina.cerradura.abrirConPin(PIN)).toEqual({ resultado: 'ABIERTO' });
    expect(await pagina.cofre.leer('copia datos')).toContain('Ana Peña');
  });

  it('is off, and breaks nothing, when the browser threw away what was kept', async () => {
    await elegidoYSinRed();
    await pagina.cerradura.abrirConPin(PIN);
    await new Promise<void>((listo) => {
      const pedido = indexedDB.open('sin-red');
      pedido.onsuccess = () => {
        const turno = pedido.result.transaction(['cajas', 'sobres'], 'readwrite');
        turno.objectStore('cajas').clear();
        turno.objectStore('sobres').clear();
        turno.oncomplete = () => {
          pedido.result.close();
          listo();
        };
      };
    });
    await rechazo(pagina.cofre.guardar('cola 0002', 'dos'), 'COFRE_CERRADO');
    expect(pagina.cofre.estado()).toBe('apagado');
    expect(await pagina.cofre.leer('copia datos')).toBeNull();
  });

  it('says by itself that it is off when the browser throws it away while it is open', async () => {
    await elegidoYSinRed();
    await pagina.cerradura.abrirConPin(PIN);
    const estados: string[] = [];
    const apagado = new Promise<void>((listo) => {
      pagina.cofre.suscribir(() => {
        estados.push(pagina.cofre.estado());
        listo();
      });
    });
    indexedDB.deleteDatabase('sin-red');
    await apagado;
    expect(estados).toEqual(['apagado']);
    expect(await pagina.cofre.cuantos('cola')).toBe(0);
    await rechazo(pagina.cofre.guardar('cola 0002', 'dos'), 'COFRE_CERRADO');
    equipo.conRed();
    await pagina.cerradura.elegir(OTRO, unEquipoRegistrado());
    await pagina.cofre.guardar('cola 0002', 'dos');
    expect(await pagina.cofre.leer('cola 0002')).toBe('dos');
  });
});
