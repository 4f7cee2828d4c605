import { describe, expect, it, vi } from 'vitest';
import { crearAlmacenNavegador } from '@/infrastructure/browser/almacen-navegador';
import { crearBorradoresNavegador } from '@/infrastructure/browser/borradores/borradores-navegador';
import { crearCajaBorradores } from '@/infrastructure/browser/borradores/caja-borradores-navegador';
import { crearEquipoDePrueba, unEquipoRegistrado } from '../apoyo/cofre-de-prueba';
import { registroMudo } from '../apoyo/registro-espia';
import { crearStorageFalso } from '../apoyo/storage-falso';

const PIN = '193847';
const CANARIO = 'Penicilina-canario';
const FORMULARIO = 'participante:7';
const escrito = { version: 1, valores: { alergias: CANARIO } };

/** A device with a vault, and pages of it that open one after the other. */
const crearPrueba = async () => {
  const equipo = crearEquipoDePrueba();
  equipo.entrar('7');
  const storage = crearStorageFalso();
  const reloj = { ahora: equipo.ahora };
  const caja = crearCajaBorradores({
    almacen: crearAlmacenNavegador(() => storage, registroMudo),
    reloj,
    esperar: () => undefined,
  });
  const abrirPagina = async () => {
    const { cofre, cerradura } = await equipo.abrirPagina();
    const borradores = crearBorradoresNavegador({
      ...{ caja, reloj, llave: equipo.llave, sesiones: equipo.sesiones },
      registro: registroMudo,
      cripto: crypto,
      cofre: async () => cofre,
    });
    return { borradores, cerradura };
  };
  const primera = await abrirPagina();
  await primera.cerradura.elegir(PIN, unEquipoRegistrado());
  await primera.cerradura.anotarCopia(3);
  return { equipo, storage, caja, abrirPagina, primera };
};

describe('drafts of somebody who works without a network', () => {
  it('come back after a reload to who opens the vault with the PIN, and are nowhere in clear', async () => {
    const { equipo, storage, abrirPagina, primera } = await crearPrueba();
    equipo.sinRed();
    await primera.borradores.guardar(FORMULARIO, escrito);
    expect(storage.getItem('borradores')).toContain(FORMULARIO);
    expect(storage.getItem('borradores')).not.toContain(CANARIO);
    expect(storage.getItem('borradores')).not.toContain(btoa(CANARIO).slice(0, 12));

    const { borradores, cerradura } = await abrirPagina();
    await cerradura.abrirConPin(PIN);
    expect(await borradores.leer(FORMULARIO)).toMatchObject(escrito);
  });

  it('what was typed with a network too, and what was not goes on opening with one', async () => {
    const { equipo, abrirPagina, primera } = await crearPrueba();
    await primera.borradores.guardar(FORMULARIO, escrito);
    equipo.sinRed();
    const sinRed = await abrirPagina();
    await sinRed.cerradura.abrirConPin(PIN);
    expect(await sinRed.borradores.leer(FORMULARIO)).toMatchObject(escrito);
    await sinRed.borradores.guardar(FORMULARIO, { version: 1, valores: { alergias: 'otra' } });

    equipo.conRed();
    const conRed = await abrirPagina();
    await conRed.cerradura.abrirConServicio();
    expect((await conRed.borradores.leer(FORMULARIO))?.valores).toEqual({ alergias: 'otra' });
  });

  it('also open without the vault when the service gave its key while they were typed', async () => {
    const { abrirPagina, primera, caja } = await crearPrueba();
    await primera.borradores.guardar(FORMULARIO, escrito);
    await vi.waitFor(() => expect(caja.leer('7', FORMULARIO)?.sobre).toBeDefined());
    await primera.cerradura.dejar();
    expect(await (await abrirPagina()).borradores.leer(FORMULARIO)).toMatchObject(escrito);
  });

  it('a form that was there before the PIN waits for it', async () => {
    const { equipo, abrirPagina, primera } = await crearPrueba();
    equipo.sinRed();
    await primera.borradores.guardar(FORMULARIO, escrito);
    const { borradores, cerradura } = await abrirPagina();
    const leido = borradores.leer(FORMULARIO);
    await cerradura.abrirConPin('740193');
    await cerradura.abrirConPin(PIN);
    expect(await leido).toMatchObject(escrito);
  });

  it('without the PIN nothing opens them, and after the fifth wrong one neither does it', async () => {
    const { equipo, abrirPagina, primera } = await crearPrueba();
    equipo.sinRed();
    await primera.borradores.guardar(FORMULARIO, escrito);
    const { borradores, cerradura } = await abrirPagina();
    const leido = borradores.leer(FORMULARIO);
    for (let n = 0; n < 5; n += 1) await cerradura.abrirConPin('740193');
    expect(await leido).toBeNull();
    expect(await cerradura.abrirConPin(PIN)).not.toEqual({ resultado: 'ABIERTO' });
    expect(await borradores.leer(FORMULARIO)).toBeNull();
  });

  it('are gone after half an hour and at sign-out, and closed for anybody else', async () => {
    const { equipo, abrirPagina, primera, caja } = await crearPrueba();
    equipo.sinRed();
    await primera.borradores.guardar(FORMULARIO, escrito);
    equipo.pasarHoras(0.5);
    expect(await primera.borradores.leer(FORMULARIO)).toBeNull();

    await primera.borradores.guardar(FORMULARIO, escrito);
    caja.vaciar('7');
    expect(await primera.borradores.leer(FORMULARIO)).toBeNull();

    await primera.borradores.guardar(FORMULARIO, escrito);
    equipo.entrar('8');
    expect(await (await abrirPagina()).borradores.leer(FORMULARIO)).toBeNull();
    equipo.entrar('7');
    const { borradores, cerradura } = await abrirPagina();
    await cerradura.abrirConPin(PIN);
    expect(await borradores.leer(FORMULARIO)).toMatchObject(escrito);
  });

  it('the last words stay when the key comes late', async () => {
    const { equipo, primera, abrirPagina, caja } = await crearPrueba();
    const entregar = equipo.retenerLlave();
    await primera.borradores.guardar(FORMULARIO, { version: 1, valores: { alergias: 'pri' } });
    await primera.borradores.guardar(FORMULARIO, { version: 1, valores: { alergias: 'primera' } });
    entregar();
    await vi.waitFor(() => expect(caja.leer('7', FORMULARIO)?.sobre).toBeDefined());
    await primera.cerradura.dejar();
    const { borradores } = await abrirPagina();
    expect((await borradores.leer(FORMULARIO))?.valores).toEqual({ alergias: 'primera' });
  });

  it('a doubt that only the closed vault can open is not taken for none', async () => {
    const { equipo, abrirPagina, primera } = await crearPrueba();
    equipo.sinRed();
    const duda = { nombre: 'abono:1', que: 'Abono', desde: equipo.ahora().getTime(), orden: null };
    await primera.borradores.guardarDuda(duda);
    equipo.conRed();
    const { borradores, cerradura } = await abrirPagina();
    await expect(borradores.listarDudas()).rejects.toBeDefined();
    await cerradura.abrirConServicio();
    expect(await borradores.listarDudas()).toMatchObject([{ nombre: 'abono:1' }]);
  });
});
