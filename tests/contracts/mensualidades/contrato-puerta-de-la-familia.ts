import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { beforeEach, describe, expect, it } from 'vitest';
import { seAnota } from '@/domain/mensualidades/enlaces/enlace-de-cuenta';
import type { Id } from '@/domain/shared/id';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import { postgresActividadRepository } from '@/infrastructure/postgres/actividad/postgres-actividad-repository';
import { postgresAcudienteRepository } from '@/infrastructure/postgres/acudientes/postgres-acudiente-repository';
import { postgresEnlacesDeCuenta } from '@/infrastructure/postgres/mensualidades/postgres-enlaces-de-cuenta';
import { postgresMensualidadRepository } from '@/infrastructure/postgres/mensualidades/postgres-mensualidad-repository';
import { postgresPuertaDeLaFamilia } from '@/infrastructure/postgres/mensualidades/postgres-puerta-de-la-familia';
import { postgresParticipanteRepository } from '@/infrastructure/postgres/participantes/postgres-participante-repository';
import { ID_INEXISTENTE } from '../apoyo/ids';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

export const contratoPuertaDeLaFamilia = (nombre: string, abrir: AbrirBase): void => {
  describe(`PuertaDeLaFamilia: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const FAMILIA = { email: 'la familia', origen: '203.0.113.7' };
    const puerta = () => postgresPuertaDeLaFamilia(taller().contexto(FAMILIA));
    const enlaces = () => postgresEnlacesDeCuenta(taller().contexto(), tokensAleatorios);
    const de = { ana: 0 as Id, rosa: 0 as Id, enlace: 0 as Id, huella: '' };

    beforeEach(async () => {
      const contexto = taller().contexto();
      de.ana = (
        await postgresParticipanteRepository(contexto).crear(unParticipante().llamado('Ana Ríos').datos())
      ).id;
      de.rosa = (
        await postgresAcudienteRepository(contexto).crear(
          unAcudiente().de(de.ana).con({ es_responsable_pago: true, autorizado_informacion: true }).datos(),
        )
      ).id;
      await postgresMensualidadRepository(contexto).crear(
        unaMensualidad().de(de.ana).con({ id_acudiente: de.rosa }).datos(),
      );
      const { enlace, direccion } = await enlaces().crear(`acudiente-${de.rosa}`, () => ({
        pagador: `acudiente-${de.rosa}`,
        identidad: 'CC 1',
        expira_en: '2026-12-21T15:00:00.000Z',
      }));
      de.enlace = enlace.id;
      de.huella = tokensAleatorios.huella(direccion.split('/').at(-1) ?? '');
    });

    it('finds the link of a digest as it is kept, taken back too, and none of another', async () => {
      expect(await puerta().buscar(de.huella)).toMatchObject({
        id: de.enlace,
        pagador: `acudiente-${de.rosa}`,
        identidad: 'CC 1',
        expira_en: '2026-12-21T15:00:00.000Z',
        revocado_en: null,
      });
      expect(await puerta().buscar(tokensAleatorios.huella('otro'))).toBeNull();
      await enlaces().revocar(de.enlace, () => undefined);
      expect((await puerta().buscar(de.huella))?.revocado_por).toBe('admin@ejemplo.example');
    });

    it('looks at who pays, what they owe and who withdrew their authorisation', async () => {
      const vista = await puerta().mirar(`acudiente-${de.rosa}`);
      expect(vista?.gente.acudientes.map(({ id }) => id)).toEqual([de.rosa]);
      expect(vista?.estado.cuentas.map(({ participante }) => participante.id)).toEqual([de.ana]);
      expect(vista?.retirados).toEqual([]);
      await postgresParticipanteRepository(taller().contexto()).actualizar(de.ana, {
        autorizacion_datos: { otorgada: true, fecha: '2026-01-01', revocada_en: '2026-02-01' },
      });
      expect((await puerta().mirar(`acudiente-${de.rosa}`))?.retirados).toEqual([de.ana]);
      expect(await puerta().mirar(`acudiente-${ID_INEXISTENTE}`)).toBeNull();
    });

    it('counts every opening, and writes a line of the history an hour', async () => {
      const lineas = async () =>
        (await postgresActividadRepository(taller().contexto()).listarDe('enlace_de_cuenta', de.enlace)) ??
        [];
      const abrirla = () =>
        puerta().anotarApertura(de.enlace, (anotado_en) => seAnota(anotado_en, taller().reloj.ahora()));
      await abrirla();
      await abrirla();
      expect(await puerta().buscar(de.huella)).toMatchObject({
        veces_abierto: 2,
        abierto_en: taller().reloj.ahora().toISOString(),
      });
      const [ultima, ...antes] = await lineas();
      expect(ultima).toMatchObject({ accion: 'CONSULTAR', usuario: 'la familia', origen: '203.0.113.7' });
      expect(antes.map(({ accion }) => accion)).toEqual(['CREAR']);
      taller().pasarMinutos(60);
      await abrirla();
      expect((await lineas()).map(({ accion }) => accion)).toEqual(['CONSULTAR', 'CONSULTAR', 'CREAR']);
      // Of one that is gone there is nothing to say.
      await puerta().anotarApertura(ID_INEXISTENTE, () => true);
      expect(await lineas()).toHaveLength(3);
    });
  });
};
