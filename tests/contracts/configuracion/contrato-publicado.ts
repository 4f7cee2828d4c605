import { imagenesDeUnLogo } from '@tests/builders/png';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { postgresConfiguracionRepository } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresPublicado } from '@/infrastructure/postgres/configuracion/postgres-publicado';
import { postgresSedeRepository } from '@/infrastructure/postgres/sedes/postgres-sede-repository';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

export const contratoPublicado = (nombre: string, abrir: AbrirBase): void => {
  describe(`LectorPublicado: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const publicado = () => postgresPublicado(taller().contexto());
    const configuracion = () => postgresConfiguracionRepository(taller().contexto());

    it('has nothing before anybody writes anything', async () => {
      expect(await publicado().leer()).toEqual({
        cuentas: null,
        donaciones: null,
        identidad: null,
        sedes: [],
      });
      expect(await publicado().imagen('marca')).toBeNull();
    });

    it('gives what is written now, and only the houses that receive people', async () => {
      const sedes = postgresSedeRepository(taller().contexto());
      await sedes.crear(unaSede().con({ nombre: 'Casa Abierta' }).datos());
      const { id } = await sedes.crear(unaSede().con({ nombre: 'Casa Archivada' }).datos());
      await sedes.actualizar(id, { archivado: true });
      await configuracion().actualizar({ nombre: 'Casa de prueba', dia_pago: 9 });
      const leido = await publicado().leer();
      expect(leido.identidad).toMatchObject({ nombre: 'Casa de prueba', nit: null });
      expect(leido.sedes.map((sede) => sede.nombre)).toEqual(['Casa Abierta']);
      expect(JSON.stringify(leido)).not.toContain('dia_pago');
    });

    it('gives each picture of the logo of now, and none once it is taken away', async () => {
      const imagenes = imagenesDeUnLogo(300);
      await configuracion().guardarLogo(imagenesDeUnLogo(200));
      await configuracion().guardarLogo(imagenes);
      expect(await publicado().imagen('marca')).toBe(imagenes.marca);
      expect(await publicado().imagen('compartir')).toBe(imagenes.compartir);
      await configuracion().guardarLogo(null);
      expect(await publicado().imagen('marca')).toBeNull();
    });
  });
};
