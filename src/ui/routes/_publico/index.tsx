import { createFileRoute } from '@tanstack/react-router';
import { FUNDACION } from '@/ui/content/fundacion';
import { InicioPage } from '@/ui/features/inicio/inicio-page';

export const Route = createFileRoute('/_publico/')({
  head: () => ({
    meta: [{ title: FUNDACION.nombre }, { name: 'description', content: FUNDACION.frase }],
  }),
  component: InicioPage,
});
