import { rolAlcanza } from '@/domain/shared/rol';
import { usePanel } from './use-panel';

/** Decides which controls are drawn; the use-cases and the server decide what is allowed. */
export const useEsAdministrador = (): boolean => rolAlcanza(usePanel().usuario.rol, 'ADMINISTRADOR');
