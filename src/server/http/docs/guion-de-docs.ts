import { CLAVES_LOCALES } from '@/domain/shared/constantes';

/** Runs in the page of the description: asks for it as whoever is signed in, and draws what it is given. */
export const GUION_DE_DOCS = `const aviso = document.getElementById('aviso');
const nav = document.querySelector('nav');
const botones = [...nav.querySelectorAll('button')];

const motivo = (estado) => {
  if (estado === 401) return 'Para ver esta página, inicie sesión como administrador y vuelva a abrirla.';
  if (estado === 403) return 'Esta página es solo para administradores.';
  return 'No se pudo cargar la descripción. Recargue la página para intentar de nuevo.';
};

let pedida = 0;
const mostrar = async (servicio) => {
  const esta = ++pedida;
  for (const boton of botones) boton.setAttribute('aria-pressed', String(boton.dataset.servicio === servicio));
  document.getElementById('visor').replaceChildren();
  aviso.textContent = 'Cargando la descripción…';
  const token = localStorage.getItem('${CLAVES_LOCALES.authToken}');
  const respuesta = await fetch('/' + servicio + '/openapi.json', {
    headers: token ? { authorization: 'Bearer ' + token } : {},
  }).catch(() => null);
  const spec = respuesta?.ok ? await respuesta.json().catch(() => null) : null;
  if (esta !== pedida) return;
  nav.hidden = !spec;
  aviso.textContent = spec ? '' : motivo(respuesta?.status);
  if (!spec) return;
  SwaggerUIBundle({
    spec,
    domNode: document.getElementById('visor'),
    docExpansion: 'list',
    filter: true,
    defaultModelsExpandDepth: -1,
    // It is read: what is written is written in the panel.
    supportedSubmitMethods: [],
    validatorUrl: null,
  });
};

for (const boton of botones) boton.addEventListener('click', () => mostrar(boton.dataset.servicio));
mostrar('dashboard-api');
`;
