import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ClavePrograma, PROGRAMAS } from '@/ui/content/programas';
import { useHidratada } from '../servicios/use-hidratada';

/**
 * The programme that the address names after `#` (internado by default). `null` until the page is hydrated: CSS answers
 * by `:target` then, which also works without JavaScript.
 */
export const useProgramaActivo = () => {
  const hidratada = useHidratada();
  const nombrado = useLocation({ select: ({ hash }) => hash });
  const navegar = useNavigate();
  const clave = PROGRAMAS.find((programa) => programa.clave === nombrado)?.clave ?? 'internado';
  const elegir = (siguiente: ClavePrograma) =>
    void navegar({ to: '.', hash: siguiente, replace: true, resetScroll: false, hashScrollIntoView: false });
  return { activo: hidratada ? clave : null, elegir };
};
