import type { Perfil } from '@/domain/usuarios/perfil';
import { CompararVersiones } from '@/ui/panel/comun/formulario/comparar-versiones';
import { camposDistintos, mezclarVersiones } from '@/ui/panel/comun/formulario/mezclar-versiones';
import { type ValoresPerfil, valoresDe } from './guardar-perfil';

type ConflictoPerfilProps = {
  base: Perfil;
  guardada: Perfil;
  mios: ValoresPerfil;
  etiquetas: Readonly<Record<keyof ValoresPerfil, string>>;
  onVolver: () => void;
  onElegir: (valores: ValoresPerfil) => void;
};

const enPalabras = (campo: string, valor: string, foto: string): string => {
  if (valor === '') return campo === 'photoURL' ? 'Sin foto' : 'Sin dato';
  return campo === 'photoURL' ? foto : valor;
};

/** The same person saved it in another tab or device, or an administrator did. */
export default function ConflictoPerfil(props: ConflictoPerfilProps) {
  const { base, guardada, mios, etiquetas, onVolver, onElegir } = props;
  const suyos = valoresDe(guardada);
  return (
    <CompararVersiones
      titulo="Su perfil cambió en otro lugar"
      campos={camposDistintos(valoresDe(base), mios, suyos).map(({ campo, inicial }) => ({
        campo,
        inicial,
        etiqueta: etiquetas[campo],
        mia: enPalabras(campo, mios[campo], 'La foto que eligió aquí'),
        guardada: enPalabras(campo, suyos[campo], 'La foto guardada'),
      }))}
      guardada={guardada}
      onVolver={onVolver}
      onElegir={(elecciones) => onElegir(mezclarVersiones(mios, suyos, elecciones))}
    />
  );
}
