import { beforeEach, describe, expect, it } from 'vitest';
import { leerUnaVez } from '@/infrastructure/browser/sin-red/leer-una-vez';
import { crearEquipoDePrueba, unEquipoRegistrado } from '../apoyo/cofre-de-prueba';

const NOMBRE = 'copia estampa /participantes';

describe('leerUnaVez', () => {
  let equipo: ReturnType<typeof crearEquipoDePrueba>;
  const leer = (dueno = '7', dada: Promise<string | null> = equipo.llave.obtener(), nombre = NOMBRE) =>
    leerUnaVez(crypto, { dueno, nombre, dada, ahora: equipo.ahora().getTime() });

  beforeEach(async () => {
    equipo = crearEquipoDePrueba();
    equipo.entrar('7');
    const { cerradura, cofre } = await equipo.abrirPagina();
    await cerradura.elegir('193847', unEquipoRegistrado());
    await cofre.guardar(NOMBRE, 'Ana Peña');
    await cerradura.anotarCopia(3);
  });

  it('reads what its owner kept, with what the service gives', async () => {
    expect(await leer()).toBe('Ana Peña');
    expect(await leer('7', equipo.llave.obtener(), 'copia estampa /sedes')).toBeNull();
  });

  it('reads nothing without the key of the service, or with the key of somebody else', async () => {
    expect(await leer('7', Promise.resolve(null))).toBeNull();
    equipo.entrar('8');
    expect(await leer('7')).toBeNull();
    expect(await leer('8')).toBeNull();
  });

  it('reads nothing while the service does not answer, and leaves everything as it was', async () => {
    expect(await leer('7', Promise.reject(new Error('sin red')))).toBeNull();
    expect(await leer()).toBe('Ana Peña');
  });

  it('reads nothing past the days of the copy, nor with a clock that goes back', async () => {
    equipo.pasarHoras(-2);
    expect(await leer()).toBeNull();
    equipo.pasarHoras(2 + 72);
    expect(await leer()).toBe('Ana Peña');
    equipo.pasarHoras(1);
    expect(await leer()).toBeNull();
  });

  it('reads nothing once its owner left', async () => {
    const { cerradura } = await equipo.abrirPagina();
    await cerradura.olvidarCopia('7');
    expect(await leer()).toBeNull();
  });
});
