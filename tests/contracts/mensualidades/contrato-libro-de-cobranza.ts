import { permisosDe } from '@tests/application/dobles/permisos';
import { describe, expect, it } from 'vitest';
import { cobranzaDe } from '@/application/mensualidades/cobranza/servicios-cobranza';
import { fechaEnBogota, sumarDias } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';
import { HOY, usarCasaDeRosa } from './casa-de-rosa';

const RELOJ = { ahora: () => new Date() };
/** A Thursday long before, in hours in which anybody may be contacted. */
const JUEVES = '2026-11-19T15:00:00.000Z';
const DOMINGO = '2026-11-15T15:00:00.000Z';
const haceUnMinuto = () => new Date(Date.now() - 60_000).toISOString();

/** The rules are of the use-cases; each adapter keeps what they say, on all that is written of the person. */
export const contratoLibroDeCobranza = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`LibroDeCobranza: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const { casa, cobrar, claveDe, conCincuenta } = usarCasaDeRosa(mundo);
    const cobranza = () =>
      cobranzaDe({ cobranza: mundo().cobranza, permisos: permisosDe('ADMINISTRADOR'), reloj: RELOJ });
    const autorizar = (canal: string, id: Id = casa.rosaDeAna, dia = '2026-11-02') =>
      cobranza().cambiarCanal(claveDe(id), { canal, autorizado_en: dia, medio: 'FIRMADO' });
    const registrar = (datos: object, id: Id = casa.rosaDeAna, opciones?: { clave: string }) =>
      cobranza().registrar(claveDe(id), { canal: 'WHATSAPP', resultado: 'ENVIADO', ...datos }, opciones);
    const expediente = async (id: Id = casa.rosaDeAna) => {
      const leido = await mundo().cobranza.expediente(claveDe(id));
      if (!leido) throw new Error('No hay expediente');
      return leido;
    };
    const debe = () => cobrar(casa.ana, casa.rosaDeAna, 300);

    it('knows nothing of nobody', async () => {
      expect(await mundo().cobranza.expediente('acudiente-999999')).toBeNull();
      expect(await mundo().cobranza.expediente('nadie-1')).toBeNull();
      const datos = { canal: 'LLAMADA', resultado: 'CONTESTO', momento: JUEVES };
      await rechazo(cobranza().registrar('acudiente-999999', datos), 'NO_ENCONTRADO');
      const canal = { canal: 'SMS', autorizado_en: '2026-11-02', medio: 'FIRMADO' };
      await rechazo(cobranza().cambiarCanal('acudiente-999999', canal), 'NO_ENCONTRADO');
    });

    it('says what the person is to what is owed', async () => {
      expect((await expediente()).relacion).toBe('SIN_DEUDA');
      await debe();
      expect(await expediente()).toMatchObject({
        pagador: { clave: claveDe(casa.rosaDeBeto), documento: 'CC 43.111.222' },
        relacion: 'CODEUDOR',
        gestiones: [],
        canales: [],
      });
      await mundo().acudientes.actualizar(casa.rosaDeAna, { autorizado_informacion: false });
      expect((await expediente()).relacion).toBe('SIN_INFORMAR');
      await mundo().acudientes.actualizar(casa.rosaDeAna, { es_responsable_pago: false });
      expect((await expediente()).relacion).toBe('NINGUNA');
      await cobrar(casa.beto, undefined, 200);
      expect((await mundo().cobranza.expediente(`participante-${casa.beto}`))?.relacion).toBe('DEUDOR');
    });

    it('who answers for somebody and is charged nothing may be told of what that one owes', async () => {
      await cobrar(casa.beto, undefined, 200);
      expect((await expediente(casa.rosaDeBeto)).relacion).toBe('CODEUDOR');
    });

    it('a channel is authorised once and taken back once, by any row of the person', async () => {
      await debe();
      const primero = await autorizar('WHATSAPP');
      expect(primero.canales).toMatchObject([
        { canal: 'WHATSAPP', autorizado_en: '2026-11-02', medio: 'FIRMADO', retirado_en: null },
      ]);
      expect((await autorizar('WHATSAPP')).canales).toEqual(primero.canales);
      await rechazo(autorizar('WHATSAPP', casa.rosaDeBeto, '2026-11-03'), 'CONFLICTO');
      const retirar = { canal: 'WHATSAPP', retirado_en: '2026-11-10' };
      const retirado = await cobranza().cambiarCanal(claveDe(casa.rosaDeBeto), retirar);
      expect(retirado.canales).toMatchObject([{ canal: 'WHATSAPP', retirado_en: '2026-11-10' }]);
      expect((await cobranza().cambiarCanal(claveDe(casa.rosaDeAna), retirar)).canales).toEqual(
        retirado.canales,
      );
      const otraVez = await autorizar('WHATSAPP', casa.rosaDeAna, HOY);
      expect(otraVez.canales.map(({ retirado_en }) => retirado_en)).toEqual(['2026-11-10', null]);
      const lineas = await mundo().actividad.listarDe('canal_de_cobro', retirado.canales[0]?.id ?? 0);
      expect(lineas?.map(({ accion }) => accion)).toEqual(['ACTUALIZAR', 'CREAR']);
    });

    it('what already happened is kept whatever it was, and says what the rule has against it', async () => {
      await debe();
      await autorizar('WHATSAPP');
      expect(await registrar({ momento: JUEVES, nota: 'Le escribí temprano' })).toMatchObject({
        clave: claveDe(casa.rosaDeAna),
        canal: 'WHATSAPP',
        iniciativa: 'FUNDACION',
        momento: JUEVES,
        resultado: 'ENVIADO',
        nota: 'Le escribí temprano',
        posterior: true,
        fuera_de_regla: null,
      });
      const marcas = [
        await registrar({ momento: DOMINGO }),
        await registrar({ momento: '2026-11-19T16:00:00.000Z' }, casa.rosaDeBeto),
        await registrar({ canal: 'LLAMADA', resultado: 'CONTESTO', momento: '2026-11-18T15:00:00.000Z' }),
        await registrar({ canal: 'VISITA', resultado: 'CONTESTO', momento: '2026-11-12T15:00:00.000Z' }),
        await registrar({
          canal: 'VISITA',
          resultado: 'CONTESTO',
          iniciativa: 'PAGADOR',
          momento: '2026-11-11T15:00:00.000Z',
        }),
      ].map(({ fuera_de_regla }) => fuera_de_regla);
      expect(marcas).toEqual(['DOMINGO', 'YA_ESE_DIA', 'CANAL_SIN_AUTORIZAR', 'VISITA', null]);
      const { gestiones } = await expediente(casa.rosaDeBeto);
      expect(gestiones.map(({ momento }) => momento)).toEqual(
        gestiones
          .map(({ momento }) => momento)
          .toSorted()
          .toReversed(),
      );
      expect(gestiones).toHaveLength(6);
    });

    it('what is being made now has to be allowed, and what is refused leaves nothing', async () => {
      await debe();
      const { campos } = await rechazo(registrar({}), 'CONFLICTO');
      expect(campos.canal).toMatch(/No ha autorizado/);
      await autorizar('WHATSAPP');
      // Whatever the hour is, nobody is contacted twice a day.
      await registrar({ momento: haceUnMinuto() });
      await rechazo(registrar({}), 'CONFLICTO');
      await rechazo(registrar({}, casa.rosaDeBeto), 'CONFLICTO');
      expect((await expediente()).gestiones).toHaveLength(1);
      await rechazo(registrar({ momento: new Date(Date.now() + 60_000).toISOString() }), 'VALIDACION');
    });

    it('keeps a promise, and one for the same key', async () => {
      await debe();
      const opciones = { clave: `gestion-${Date.now()}` };
      const promesa = {
        canal: 'LLAMADA',
        resultado: 'PROMESA',
        momento: JUEVES,
        promesa_fecha: '2026-11-30',
        promesa_valor: 100_000,
      };
      const primera = await registrar(promesa, casa.rosaDeAna, opciones);
      expect(primera).toMatchObject({ promesa_fecha: '2026-11-30', promesa_valor: 100_000 });
      expect(await registrar(promesa, casa.rosaDeAna, opciones)).toEqual(primera);
      await rechazo(registrar({ ...promesa, promesa_valor: 1 }, casa.rosaDeAna, opciones), 'VALIDACION');
      await rechazo(registrar({ ...promesa, promesa_fecha: undefined }), 'VALIDACION');
      expect((await expediente()).gestiones).toEqual([primera]);
    });

    it('leaves a line in the history, without what was noted', async () => {
      const { id } = await registrar({ momento: JUEVES, nota: 'Una nota larga' });
      const lineas = (await mundo().actividad.listarDe('gestion_de_cobro', id)) ?? [];
      expect(lineas.map(({ accion }) => accion)).toEqual(['CREAR']);
      expect(lineas[0]?.cambios).toContainEqual({ campo: 'canal', antes: null, despues: 'WHATSAPP' });
      expect(JSON.stringify(lineas)).not.toContain('Una nota larga');
    });

    it('stays as long as it is needed: whom it is of is not erased', async () => {
      await registrar({ momento: JUEVES });
      await rechazo(mundo().acudientes.eliminar(casa.rosaDeAna), 'CONFLICTO');
      await autorizar('SMS', casa.rosaDeBeto);
      await rechazo(mundo().acudientes.eliminar(casa.rosaDeBeto), 'CONFLICTO');
    });

    it('reminds each person once, with what is overdue apart from what is coming', async () => {
      await debe();
      await cobrar(casa.beto, casa.rosaDeBeto, 200);
      const porVencer = await cobrar(casa.ana, casa.rosaDeAna, 150, '2026-12');
      await mundo().mensualidades.actualizar(
        porVencer.id,
        { fecha_vencimiento: sumarDias(HOY, 3) },
        porVencer.estado,
      );
      const lejana = await cobrar(casa.ana, undefined, 90, '2027-01');
      await mundo().mensualidades.actualizar(
        lejana.id,
        { fecha_vencimiento: sumarDias(HOY, 4) },
        lejana.estado,
      );
      await registrar({ momento: JUEVES });
      const cola = await mundo().cobranza.recordatorios();
      expect(cola?.fecha).toBe(fechaEnBogota(new Date()));
      expect(cola?.con_promesa).toEqual([]);
      expect(cola?.datos).toMatchObject([
        {
          clave: claveDe(casa.rosaDeBeto),
          nombre: 'Rosa Peña',
          vencido: 500,
          por_vencer: 150,
          dias_mora: 5,
          relacion: 'CODEUDOR',
          ultima: { momento: JUEVES },
          promesa: null,
        },
      ]);
      expect(cola?.datos[0]?.cobros.map(({ saldo, vencido }) => [saldo, vencido])).toEqual([
        [300, true],
        [200, true],
        [150, false],
      ]);
    });

    it('says which rows it joins when they are not called the same, though one owes nothing', async () => {
      await debe();
      await autorizar('WHATSAPP', casa.rosaDeBeto);
      const fichas = async () => (await mundo().cobranza.recordatorios())?.datos.map((uno) => uno.fichas);
      expect(await fichas()).toEqual([[]]);
      await mundo().acudientes.actualizar(casa.rosaDeBeto, { nombres: 'Yuliana' });
      expect(await fichas()).toEqual([
        [
          { clave: claveDe(casa.rosaDeAna), nombre: 'Rosa Peña' },
          { clave: claveDe(casa.rosaDeBeto), nombre: 'Yuliana Peña' },
        ],
      ]);
    });

    it('says those rows in the order in which they were written, whichever of them owes', async () => {
      await cobrar(casa.beto, casa.rosaDeBeto, 200);
      await autorizar('WHATSAPP', casa.rosaDeAna);
      await mundo().acudientes.actualizar(casa.rosaDeAna, { nombres: 'Yuliana' });
      const [fichas] = ((await mundo().cobranza.recordatorios())?.datos ?? []).map((uno) => uno.fichas);
      expect(fichas?.map(({ clave }) => clave)).toEqual([claveDe(casa.rosaDeAna), claveDe(casa.rosaDeBeto)]);
    });

    it('the portfolio says the last contact, whichever row it was logged by', async () => {
      await debe();
      const cartera = async () =>
        (await mundo().finanzas.cartera({ pagina: 1, limite: 10 }))?.datos.map((fila) => fila.ultima_gestion);
      expect(await cartera()).toEqual([null]);
      await registrar({ momento: JUEVES }, casa.rosaDeBeto);
      await registrar({ momento: DOMINGO });
      expect(await cartera()).toEqual([{ canal: 'WHATSAPP', momento: JUEVES, resultado: 'ENVIADO' }]);
    });

    it('says what they have in their favour', async () => {
      await conCincuenta();
      await cobrar(casa.beto, casa.rosaDeBeto, 200);
      expect((await mundo().cobranza.recordatorios())?.datos).toMatchObject([{ vencido: 200, a_favor: 50 }]);
    });

    it('who promised to pay another day is not reminded before, and is told apart', async () => {
      await debe();
      const prometer = (promesa_fecha: string, momento: string) =>
        registrar({ canal: 'LLAMADA', resultado: 'PROMESA', promesa_fecha, momento });
      await prometer(sumarDias(HOY, 1), haceUnMinuto());
      const cola = await mundo().cobranza.recordatorios();
      expect(cola?.datos).toEqual([]);
      expect(cola?.con_promesa).toMatchObject([{ vencido: 300, promesa: { fecha: sumarDias(HOY, 1) } }]);
      // The last one counts, whichever comes first.
      await prometer(HOY, new Date().toISOString());
      expect((await mundo().cobranza.recordatorios())?.datos).toMatchObject([{ promesa: { fecha: HOY } }]);
    });

    it('whom may be contacted comes first, as soon as there is something to say so', async () => {
      await debe();
      await cobrar(casa.beto, undefined, 900);
      const claves = async () => (await mundo().cobranza.recordatorios())?.datos.map(({ clave }) => clave);
      expect(await claves()).toEqual([`participante-${casa.beto}`, claveDe(casa.rosaDeAna)]);
      await autorizar('WHATSAPP', casa.rosaDeBeto, HOY);
      expect(await claves()).toEqual([claveDe(casa.rosaDeAna), `participante-${casa.beto}`]);
    });
  });
};
