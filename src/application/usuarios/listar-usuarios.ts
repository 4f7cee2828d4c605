import { intentarLista, type Lista } from '@/application/shared/lista';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import type { Usuario } from '@/domain/usuarios/usuario';

export const listarUsuarios =
  ({ usuarios }: { usuarios: Pick<UsuarioRepository, 'listar'> }) =>
  (): Promise<Lista<Usuario>> =>
    intentarLista(() => usuarios.listar());
