import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { postgresFirmantes } from '@/infrastructure/postgres/archivos/postgres-firmas';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

export const contratoFirmantes = (nombre: string, abrir: AbrirBase): void => {
  describe(`Firmantes: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const credencial = (id: number) => postgresFirmantes(taller().db).credencial(id);
    const cambiar = (id: number, cambios: Partial<typeof usuarios.$inferInsert>) =>
      taller().db.update(usuarios).set(cambios).where(eq(usuarios.id, id));

    it('is the same while the account is, whatever name or visit it gets', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      const antes = await credencial(id);
      await cambiar(id, { displayName: 'Ana', ultimo_acceso: new Date(), version: 9 });
      expect(antes).toMatch(/^[0-9a-f]{64}$/);
      expect(await credencial(id)).toBe(antes);
    });

    it.each([
      { email: 'otra@ejemplo.example' },
      { rol: 'ADMINISTRADOR' },
      { contrasena: 'otro hash' },
    ] as const)('changes with %j', async (cambios) => {
      const { id } = await taller().persona('ana@ejemplo.example');
      const antes = await credencial(id);
      await cambiar(id, cambios);
      expect(await credencial(id)).not.toBe(antes);
    });

    it('nobody else has it, and there is none of who is not active or is not there', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      const otra = await taller().persona('eva@ejemplo.example');
      expect(await credencial(otra.id)).not.toBe(await credencial(id));
      await cambiar(id, { estado: 'INACTIVO' });
      expect(await credencial(id)).toBeNull();
      expect(await credencial(987_654)).toBeNull();
    });
  });
};
