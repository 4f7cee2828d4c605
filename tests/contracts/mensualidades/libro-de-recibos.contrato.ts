import { permisosDe } from '@tests/application/dobles/permisos';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { beforeEach, expect, it } from 'vitest';
import { ajustarMensualidad } from '@/application/mensualidades/cierres/ajustar-mensualidad';
import { cierresDe } from '@/application/mensualidades/cierres/servicios-cierres';
import type { FiltroAbonos } from '@/domain/mensualidades/criterios-abonos';
import { cajaDe } from '../apoyo/caja';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { HOY, ultimo, usarCasaDeRosa } from './casa-de-rosa';

const presente = <T>(valor: T | null): T => {
  if (valor === null) throw new Error('El servicio no lo responde');
  return valor;
};

export const contratoLibroDeRecibos = (mundo: () => Mundo): void => {
  const { casa, cobrar, pagarDeMas, claveDe, aplicar } = usarCasaDeRosa(mundo);
  /** Rosa pays Ana's fee and 50 more in cash, and part of Beto's by Nequi, twice and one of them annulled; Ana pays one herself. */
  const recibos = { deAna: 0, nequi: 0, anulado: 0, propio: 0, aFavor: 0 };
  let mensualidadDeAna = 0 as number | string;
  let mensualidadDeBeto = 0 as number | string;
  let quien = '';

  beforeEach(async () => {
    const deAna = await cobrar(casa.ana, casa.rosaDeAna, 300);
    const deBeto = await cobrar(casa.beto, casa.rosaDeBeto, 400);
    const propia = await cobrar(casa.ana, undefined, 90, '2026-09');
    const pagar = (id: number | string, valor: number, medio: 'EFECTIVO' | 'NEQUI', fecha: string) =>
      cajaDe(mundo()).registrar(id, {
        valor,
        medio,
        fecha,
        ...(medio === 'NEQUI' && { referencia: `N-${valor}` }),
      });
    const primero = ultimo(await pagarDeMas(deAna.id, 350, 50));
    const nequi = ultimo(await pagar(deBeto.id, 120, 'NEQUI', '2026-11-02'));
    const anulado = ultimo(await pagar(deBeto.id, 130, 'NEQUI', '2026-11-02'));
    await cajaDe(mundo()).anular(deBeto.id, anulado.id, 'Se digitó dos veces');
    const propio = ultimo(await pagar(propia.id, 90, 'EFECTIVO', '2026-11-03'));
    const aFavor = ultimo(await aplicar(deBeto.id, 50));
    const numero = ({ recibo }: { recibo: number | null }) => Number(recibo);
    Object.assign(recibos, {
      deAna: numero(primero),
      nequi: numero(nequi),
      anulado: numero(anulado),
      propio: numero(propio),
      aFavor: numero(aFavor),
    });
    mensualidadDeAna = deAna.id;
    mensualidadDeBeto = deBeto.id;
    quien = primero.registrado_por ?? '';
  });

  const buscar = async (filtro: FiltroAbonos = {}) =>
    presente(await mundo().abonos.buscar({ pagina: 1, limite: 20, ...filtro }));
  const hallados = async (filtro: FiltroAbonos) => {
    const { datos, total } = await buscar(filtro);
    expect(total).toBe(datos.length);
    return datos.map(({ recibo }) => recibo);
  };
  const sumar = async (filtro: FiltroAbonos = {}) => presente(await mundo().abonos.sumar(filtro));

  it('the receipt says which provisional one it takes the place of, and is found by its mark', async () => {
    const deAgosto = await cobrar(casa.ana, casa.rosaDeAna, 300, '2026-08');
    const pago = { valor: 40, medio: 'EFECTIVO', fecha: '2026-11-02', provisional: 'KMX482' };
    const { id, recibo } = ultimo(await cajaDe(mundo()).registrar(deAgosto.id, pago));
    expect(await mundo().abonos.recibo(deAgosto.id, id)).toMatchObject({ recibo, provisional: 'KMX482' });
    for (const escrito of ['KMX482', 'kmx 482', 'provisional KMX-482'])
      expect(await hallados({ buscar: escrito })).toEqual([recibo]);
    expect(await hallados({ buscar: 'KMX483' })).toEqual([]);
    const clave = { clave: 'la-misma' };
    const antes = { ...pago, valor: 42, provisional: undefined };
    const primera = ultimo(await cajaDe(mundo()).registrar(deAgosto.id, antes, clave));
    // Nobody answered the form: the queue asks again, once it gave a paper.
    const otra = ultimo(
      await cajaDe(mundo()).registrar(deAgosto.id, { ...antes, provisional: 'ABC234' }, clave),
    );
    expect(otra.id).toBe(primera.id);
    expect(await mundo().abonos.recibo(deAgosto.id, otra.id)).toMatchObject({ provisional: 'ABC234' });
    const sin = ultimo(
      await cajaDe(mundo()).registrar(deAgosto.id, { ...pago, valor: 41, provisional: undefined }),
    );
    expect(await mundo().abonos.recibo(deAgosto.id, sin.id)).toMatchObject({ provisional: null });
  });

  it('each row says whose it is, who pays it, what for and who wrote it down', async () => {
    const { datos } = await buscar({ recibo: recibos.deAna });
    expect(datos).toMatchObject([
      {
        recibo: recibos.deAna,
        mensualidad_id: mensualidadDeAna,
        participante_id: casa.ana,
        participante_nombre: 'Ana Peña',
        pagador_nombre: 'Rosa Peña',
        pagador_documento: 'CC 43.111.222',
        sede_nombre: null,
        pagador_clave: claveDe(casa.rosaDeAna),
        periodo: '2026-10',
        concepto: 'MENSUALIDAD',
        valor: 300,
        excedente: 50,
        registrado_por: quien,
      },
    ]);
    expect((await buscar({ recibo: recibos.propio })).datos).toMatchObject([
      { pagador_nombre: null, pagador_documento: null, pagador_clave: `participante-${casa.ana}` },
    ]);
  });

  it('each row says by their document and their sede which one of that name it is', async () => {
    const sede = await mundo().sedes.crear(unaSede().llamada('Casa Bello').datos());
    const otraAna = unParticipante().llamado('Ana Peña').enSede(sede.id).conDocumento('1020304050');
    const { id } = await mundo().participantes.crear(otraAna.datos());
    const suya = await cobrar(id, undefined, 70);
    await cajaDe(mundo()).registrar(suya.id, { valor: 70, medio: 'EFECTIVO', fecha: HOY });
    expect((await buscar({ participante_id: id })).datos).toMatchObject([
      { participante_nombre: 'Ana Peña', participante_documento: '1020304050', sede_nombre: 'Casa Bello' },
    ]);
    expect((await buscar({ sede_id: sede.id, anulados: true })).datos).toMatchObject([
      { participante_id: id, valor: 70 },
    ]);
    expect(await sumar({ sede_id: sede.id })).toMatchObject({ vigentes: 1, recibido: 70 });
    expect(await hallados({ sede_id: ID_INEXISTENTE, anulados: true })).toEqual([]);
  });

  it('filters by receipt, means, day, whose it is, who pays it and who wrote it down', async () => {
    const { deAna, nequi, anulado, propio, aFavor } = recibos;
    expect(await hallados({})).toEqual([aFavor, propio, nequi, deAna]);
    expect(await hallados({ recibo: anulado })).toEqual([]);
    expect(await hallados({ recibo: anulado, anulados: true })).toEqual([anulado]);
    expect(await hallados({ recibo: aFavor + 1, anulados: true })).toEqual([]);
    expect(await hallados({ medio: 'SALDO_A_FAVOR' })).toEqual([aFavor]);
    expect(await hallados({ desde: '2026-11-02', hasta: '2026-11-02', anulados: true })).toEqual([
      anulado,
      nequi,
    ]);
    expect(await hallados({ participante_id: casa.ana })).toEqual([propio, deAna]);
    expect(await hallados({ participante_id: ID_INEXISTENTE })).toEqual([]);
    expect(await hallados({ registrado_por: quien, medio: 'NEQUI' })).toEqual([nequi]);
    expect(await hallados({ registrado_por: 'nadie@ejemplo.example' })).toEqual([]);
  });

  it('a payer is one person, whichever of their rows names them', async () => {
    const { deAna, nequi, propio, aFavor } = recibos;
    for (const id of [casa.rosaDeAna, casa.rosaDeBeto])
      expect(await hallados({ pagador: claveDe(id) })).toEqual([aFavor, nequi, deAna]);
    expect(await hallados({ pagador: `participante-${casa.ana}` })).toEqual([propio]);
    for (const nadie of [claveDe(ID_INEXISTENTE), 'nadie', 'acudiente-x'])
      expect(await hallados({ pagador: nadie, anulados: true })).toEqual([]);
  });

  it('brings the live ones, all, or only the annulled ones', async () => {
    const { anulado } = recibos;
    expect(await hallados({ anulados: false })).not.toContain(anulado);
    expect(await hallados({ anulados: true })).toHaveLength(5);
    expect(await hallados({ solo_anulados: true })).toEqual([anulado]);
    expect(await hallados({ solo_anulados: true, medio: 'EFECTIVO' })).toEqual([]);
    const { datos } = await buscar({ solo_anulados: true });
    expect(datos).toMatchObject([{ motivo_anulacion: 'Se digitó dos veces' }]);
  });

  it('finds what the row shows, who wrote it down and why it was annulled, whatever the accents', async () => {
    const { deAna, nequi, anulado, propio, aFavor } = recibos;
    const todos = (buscado: string) => hallados({ buscar: buscado, anulados: true });
    expect(await todos('pena rosa')).toEqual([aFavor, anulado, nequi, deAna]);
    expect(await todos('CC 43.111.222')).toEqual([aFavor, anulado, nequi, deAna]);
    expect(await todos('Efectivo')).toEqual([propio, deAna]);
    expect(await todos('saldo a favor')).toEqual([aFavor]);
    expect(await todos('ana efectivo')).toEqual([propio, deAna]);
    expect(await todos('septiembre de 2026')).toEqual([propio]);
    expect(await todos('rosa nequi')).toEqual([anulado, nequi]);
    expect(await todos('Anulado')).toEqual([anulado]);
    expect(await todos('beto anulado')).toEqual([anulado]);
    expect(await todos('digito dos veces')).toEqual([anulado]);
    expect(await todos('REF. n-120')).toEqual([nequi]);
    expect(await todos(quien)).toEqual([aFavor, propio, anulado, nequi, deAna]);
    expect(await todos(`${quien} nequi`)).toEqual([anulado, nequi]);
    expect(await todos('zzz')).toEqual([]);
    expect(await hallados({ buscar: 'digito dos veces' })).toEqual([]);
    expect(await hallados({ buscar: `Recibo ${nequi}`, medio: 'EFECTIVO' })).toEqual([]);
  });

  it('adds up what it would list: what came in, what was paid with what there was, and nothing annulled', async () => {
    expect(await sumar()).toEqual({
      vigentes: 3,
      recibido: 560,
      aplicado: 50,
      ajustado: 0,
      anulado_despues: 0,
    });
    expect(await sumar({ anulados: true })).toEqual({
      vigentes: 3,
      recibido: 560,
      aplicado: 50,
      ajustado: 0,
      anulado_despues: 0,
    });
    expect(await sumar({ solo_anulados: true })).toEqual({
      vigentes: 0,
      recibido: 0,
      aplicado: 0,
      ajustado: 0,
      anulado_despues: 0,
    });
    expect(await sumar({ medio: 'EFECTIVO' })).toEqual({
      vigentes: 2,
      recibido: 440,
      aplicado: 0,
      ajustado: 0,
      anulado_despues: 0,
    });
    expect(await sumar({ buscar: 'rosa nequi', anulados: true })).toEqual({
      vigentes: 1,
      recibido: 120,
      aplicado: 0,
      ajustado: 0,
      anulado_despues: 0,
    });
    expect(await sumar({ buscar: 'zzz' })).toEqual({
      vigentes: 0,
      recibido: 0,
      aplicado: 0,
      ajustado: 0,
      anulado_despues: 0,
    });
    const recaudo = presente(await mundo().finanzas.recaudo({ desde: '2026-11-02', hasta: HOY }));
    expect((await sumar({ desde: '2026-11-02', hasta: HOY })).recibido).toBe(recaudo.total);
  });

  it('what was taken off a fee of a closed month is in the list, and is no money that came in', async () => {
    const { abonos, arqueos, cierres } = mundo();
    const comun = { cierres, permisos: permisosDe('ADMINISTRADOR'), reloj: { ahora: () => new Date() } };
    await cierresDe({ ...comun, arqueos }).cerrar({ periodo: '2026-10' });
    await ajustarMensualidad({ ...comun, abonos })(mensualidadDeBeto, {
      valor: 30,
      motivo: 'Se cobró de más',
    });
    expect(await sumar()).toEqual({
      vigentes: 3,
      recibido: 560,
      aplicado: 50,
      ajustado: 30,
      anulado_despues: 0,
    });
    expect(await sumar({ medio: 'AJUSTE' })).toEqual({
      vigentes: 0,
      recibido: 0,
      aplicado: 0,
      ajustado: 30,
      anulado_despues: 0,
    });
    expect((await buscar({ medio: 'AJUSTE' })).datos).toMatchObject([{ recibo: null, valor: 30 }]);
    expect(presente(await mundo().abonos.numeracion())).toMatchObject({ hasta: recibos.aFavor, faltan: 0 });
  });

  it('says what was annulled after its month was closed: the recaudo still counts it on its day', async () => {
    const { arqueos, cierres } = mundo();
    const deBeto = { valor: 40, medio: 'EFECTIVO' as const, fecha: '2026-10-20' };
    const pagado = ultimo(await cajaDe(mundo()).registrar(mensualidadDeBeto, deBeto));
    const comun = { cierres, permisos: permisosDe('ADMINISTRADOR'), reloj: { ahora: () => new Date() } };
    await cierresDe({ ...comun, arqueos }).cerrar({ periodo: '2026-10' });
    await cajaDe(mundo()).anular(mensualidadDeBeto, pagado.id, 'El banco lo devolvió');
    const octubre = { desde: '2026-10-01', hasta: '2026-10-31' };
    const suma = await sumar({ ...octubre, anulados: true });
    expect(suma.anulado_despues).toBe(40);
    expect(suma.recibido + suma.anulado_despues).toBe(
      presente(await mundo().finanzas.recaudo(octubre)).total,
    );
    // What was annulled before any closing counts nowhere.
    expect((await sumar({ anulados: true })).anulado_despues).toBe(40);
    expect((await sumar({ ...octubre, solo_anulados: true, medio: 'EFECTIVO' })).anulado_despues).toBe(40);
    expect((await sumar(octubre)).anulado_despues).toBe(0);
  });

  it('every page has the same total, and past the end there is none', async () => {
    const pagina = async (numero: number) =>
      presente(await mundo().abonos.buscar({ pagina: numero, limite: 2, anulados: true }));
    const [una, dos, tres, cuatro] = [await pagina(1), await pagina(2), await pagina(3), await pagina(4)];
    expect([una, dos, tres, cuatro].map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect([...una.datos, ...dos.datos, ...tres.datos].map(({ recibo }) => recibo)).toEqual([
      recibos.aFavor,
      recibos.propio,
      recibos.anulado,
      recibos.nequi,
      recibos.deAna,
    ]);
    expect(cuatro.datos).toEqual([]);
  });

  it('tells that no receipt is missing, annulled ones among them', async () => {
    const numeracion = presente(await mundo().abonos.numeracion());
    expect(numeracion).toEqual({ hasta: recibos.aFavor, faltan: 0, huecos: [] });
    expect(numeracion.hasta).toBe(5);
  });

  it('names who wrote some down, once', async () => {
    expect(await mundo().abonos.registradores()).toEqual([quien]);
  });

  it('an empty book has no receipt, nobody and nothing to add up', async () => {
    await mundo().vaciar();
    expect(await mundo().abonos.numeracion()).toEqual({ hasta: 0, faltan: 0, huecos: [] });
    expect(await mundo().abonos.registradores()).toEqual([]);
    expect(await mundo().abonos.sumar({ anulados: true })).toEqual({
      vigentes: 0,
      recibido: 0,
      aplicado: 0,
      ajustado: 0,
      anulado_despues: 0,
    });
    await mundo().participantes.crear(unParticipante().datos());
    await mundo().acudientes.crear(unAcudiente().datos());
    expect(await hallados({ anulados: true })).toEqual([]);
  });
};
