import { permisosDe } from '@tests/application/dobles/permisos';
import { beforeEach, expect, it } from 'vitest';
import { enlacesDeCuentaDe } from '@/application/mensualidades/enlaces/servicios-enlaces';
import { diasEntre, fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';
import { HOY, usarCasaDeRosa } from './casa-de-rosa';

/** What may have a link is decided by the use-case; each adapter keeps it. */
export const contratoEnlacesDeCuenta = (mundo: () => Mundo): void => {
  const { casa, cobrar, claveDe } = usarCasaDeRosa(mundo);
  const enlaces = () =>
    enlacesDeCuentaDe({
      enlaces: mundo().enlaces,
      permisos: permisosDe('ADMINISTRADOR'),
      reloj: { ahora: () => new Date() },
    });
  let rosa = '';
  beforeEach(async () => {
    rosa = claveDe(casa.rosaDeAna);
    await cobrar(casa.ana, casa.rosaDeAna, 300);
  });
  const suyos = async (clave = rosa) => (await enlaces().listar(clave)) ?? [];
  const acudiente = async (id: Id) => {
    const actual = await mundo().acudientes.obtener(id);
    if (!actual) throw new Error('No está');
    return actual;
  };

  it('opens for thirty days at an address that nobody guesses, each another', async () => {
    const uno = await enlaces().crear(rosa);
    const otro = await enlaces().crear(rosa);
    expect(uno.direccion).toMatch(/(?:^|[^/]|:\/\/[^/]+)\/cuenta\/[\w-]{36,64}$/);
    expect(otro.direccion).not.toBe(uno.direccion);
    expect(uno.enlace).toMatchObject({
      pagador: rosa,
      vigente: true,
      revocado_en: null,
      abierto_en: null,
      veces_abierto: 0,
    });
    expect(uno.enlace.creado_por).toContain('@');
    expect(diasEntre(HOY, fechaEnBogota(new Date(uno.enlace.expira_en)))).toBe(30);
  });

  it('is listed for every row of that person, newest first, and for nobody else; its address is not told again', async () => {
    const { enlace: uno } = await enlaces().crear(rosa);
    const { enlace: otro } = await enlaces().crear(claveDe(casa.rosaDeBeto));
    for (const clave of [rosa, claveDe(casa.rosaDeBeto)])
      expect((await suyos(clave)).map(({ id }) => id)).toEqual([otro.id, uno.id]);
    expect(await suyos(`participante-${casa.ana}`)).toEqual([]);
    expect(JSON.stringify(await suyos())).not.toContain('/cuenta/');
    expect(await enlaces().listar(claveDe(ID_INEXISTENTE))).toBeNull();
  });

  it('is taken back once', async () => {
    const { enlace } = await enlaces().crear(rosa);
    const revocado = await enlaces().revocar(enlace.id);
    expect(revocado).toMatchObject({ id: enlace.id, vigente: false });
    expect(revocado.revocado_en).not.toBeNull();
    expect(revocado.revocado_por).toContain('@');
    expect(await suyos()).toEqual([revocado]);
    await rechazo(enlaces().revocar(enlace.id), 'CONFLICTO');
    await rechazo(enlaces().revocar(ID_INEXISTENTE), 'NO_ENCONTRADO');
  });

  it('with the same key is one, and answers the same address', async () => {
    const opciones = { clave: `enlace-${Date.now()}` };
    const uno = await enlaces().crear(rosa, opciones);
    expect(await enlaces().crear(rosa, opciones)).toEqual(uno);
    expect(await suyos()).toHaveLength(1);
    await rechazo(enlaces().crear(claveDe(casa.rosaDeBeto), opciones), 'VALIDACION');
    const revocar = { clave: `revocar-${Date.now()}` };
    const primera = await enlaces().revocar(uno.enlace.id, revocar);
    expect(await enlaces().revocar(uno.enlace.id, revocar)).toEqual(primera);
  });

  it('is only for whom there is something to tell, and may be told', async () => {
    await rechazo(enlaces().crear(claveDe(ID_INEXISTENTE)), 'NO_ENCONTRADO');
    await rechazo(enlaces().crear(`participante-${casa.beto}`), 'VALIDACION');
    const { version } = await acudiente(casa.rosaDeAna);
    await mundo().acudientes.actualizar(casa.rosaDeAna, { autorizado_informacion: false, version });
    await rechazo(enlaces().crear(rosa), 'VALIDACION');
    expect(await suyos()).toEqual([]);
  });

  it('neither of who withdrew the authorisation to use their data', async () => {
    await mundo().participantes.actualizar(casa.ana, {
      autorizacion_datos: {
        otorgada: true,
        fecha: '2026-01-10',
        medio: 'ESCRITO',
        revocada_en: '2026-02-01',
      },
    });
    await rechazo(enlaces().crear(rosa), 'VALIDACION');
  });

  it('ends when the row becomes another person, and does not go over to them', async () => {
    const { enlace } = await enlaces().crear(rosa);
    await mundo().acudientes.actualizar(casa.rosaDeAna, { numero_documento: '55666777' });
    expect(await suyos()).toEqual([{ ...enlace, vigente: false }]);
  });

  it('goes with the row', async () => {
    const nueva = await mundo().acudientes.crear({
      id_participante: casa.beto,
      nombres: 'Inés',
      apellidos: 'Mora',
      tipo_documento: 'CC',
      numero_documento: '77888999',
      es_responsable_pago: true,
      autorizado_informacion: true,
    });
    const deBeto = await cobrar(casa.beto, nueva.id, 100);
    const { enlace } = await enlaces().crear(claveDe(nueva.id));
    await mundo().mensualidades.actualizar(deBeto.id, { id_acudiente: null }, 'PENDIENTE');
    await mundo().acudientes.eliminar(nueva.id);
    expect(await enlaces().listar(claveDe(nueva.id))).toBeNull();
    await rechazo(enlaces().revocar(enlace.id), 'NO_ENCONTRADO');
  });

  it('leaves who made it and who took it back in the history, without its address nor a document', async () => {
    const { enlace, direccion } = await enlaces().crear(rosa);
    await enlaces().revocar(enlace.id);
    const lineas = (await mundo().actividad.listarDe('enlace_de_cuenta', enlace.id)) ?? [];
    expect(lineas.map(({ accion }) => accion)).toEqual(['ACTUALIZAR', 'CREAR']);
    expect(lineas[0]?.cambios.map(({ campo }) => campo)).toEqual(['revocado_en']);
    const todo = JSON.stringify(lineas);
    expect(todo).not.toContain(direccion.split('/').at(-1));
    expect(todo).not.toContain('43111222');
  });
};
