import type { CampoSimple } from '@/domain/sitio/campos-sitio';
import { CampoFecha, CampoNumero } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoParrafo, CampoTexto } from '@/ui/panel/comun/formulario/campo-texto';
import { alPegar } from '@/ui/panel/comun/pegado/pegar-con-formato';
import { CampoFotoDelSitio } from './campo-foto-del-sitio';

type CampoDeParteProps = { nombre: string; campo: CampoSimple };

const RENGLONES_DE_PARRAFO = 160;

const ayudaDeTexto = (campo: CampoSimple): string | undefined => {
  if (campo.ayuda) return campo.ayuda;
  return campo.tipo === 'parrafos' && campo.maximo > RENGLONES_DE_PARRAFO * 2
    ? 'Cada renglón es un párrafo.'
    : undefined;
};

/** The site says each of its texts in its own way: of a document, its words. */
const PEGAR = alPegar('LLANO');

/** The control of a field, from its kind. */
export function CampoDeParte({ nombre, campo }: CampoDeParteProps) {
  const comun = { nombre, label: campo.etiqueta, help: ayudaDeTexto(campo), required: !campo.opcional };
  switch (campo.tipo) {
    case 'parrafos':
      return (
        <CampoParrafo {...comun} onPaste={PEGAR} rows={campo.maximo > RENGLONES_DE_PARRAFO * 2 ? 6 : 3} />
      );
    case 'renglones':
      return <CampoParrafo {...comun} onPaste={PEGAR} rows={5} />;
    case 'fecha':
      return <CampoFecha {...comun} />;
    case 'numero':
      return <CampoNumero {...comun} />;
    case 'foto':
      return <CampoFotoDelSitio nombre={nombre} label={campo.etiqueta} />;
    case 'telefono':
      return <CampoTexto {...comun} type="tel" inputMode="tel" />;
    case 'correo':
      return <CampoTexto {...comun} type="email" inputMode="email" />;
    case 'video':
      return <CampoTexto {...comun} inputMode="url" />;
    default:
      return <CampoTexto {...comun} />;
  }
}
