import { unFormato } from '@tests/builders/un-formato';
import { unParticipante } from '@tests/builders/un-participante';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';
import { describe, expect, it } from 'vitest';
import type { Id } from '@/domain/shared/id';
import { ID_INEXISTENTE } from '../apoyo/ids';
import { type AbrirMundoDelNavegador, usarMundo } from '../apoyo/mundo';

const textoDe = (pdf: Uint8Array<ArrayBuffer> | null) => leerPdf(pdf?.buffer ?? new ArrayBuffer(0));

export const contratoDocumentosFormato = (
  nombre: string,
  crearAdaptador: AbrirMundoDelNavegador,
  losHace: boolean,
): void => {
  describe(`DocumentosFormato: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const papeles = () => mundo().documentosFormato;
    const persona = async () =>
      (await mundo().participantes.crear(unParticipante().llamado('Ana Ríos').datos())).id;
    const plantilla = async (codigo: string): Promise<Id> => {
      const { id, version } = await mundo().formatos.crear(
        unFormato().conCodigo(codigo).queDice(`${codigo} para {{participante.nombre}}.`).datos(),
      );
      return (await mundo().formatos.actualizar(id, { estado: 'VIGENTE', version })).id;
    };

    it.runIf(losHace)('is the template filled for that person', async () => {
      const [formato, participante] = [await plantilla('BIENVENIDA'), await persona()];
      expect(await textoDe(await papeles().documento(formato, participante))).toContain(
        'BIENVENIDA para Ana Ríos.',
      );
    });

    it.runIf(losHace)('the papers of an admission come one after the other', async () => {
      for (const codigo of ['PRIMERA', 'SEGUNDA']) await plantilla(codigo);
      const texto = await textoDe(await papeles().paqueteDeIngreso(await persona()));
      expect(texto).toContain('PRIMERA para Ana Ríos.');
      expect(texto).toContain('SEGUNDA para Ana Ríos.');
    });

    it.runIf(!losHace)('makes none, and says so', async () => {
      const [formato, participante] = [await plantilla('BIENVENIDA'), await persona()];
      expect(await papeles().documento(formato, participante)).toBeNull();
      expect(await papeles().paqueteDeIngreso(participante)).toBeNull();
    });

    it('has none of what does not exist', async () => {
      const [formato, participante] = [await plantilla('BIENVENIDA'), await persona()];
      expect(await papeles().documento(ID_INEXISTENTE, participante)).toBeNull();
      expect(await papeles().documento(formato, ID_INEXISTENTE)).toBeNull();
      expect(await papeles().paqueteDeIngreso(ID_INEXISTENTE)).toBeNull();
    });
  });
};
