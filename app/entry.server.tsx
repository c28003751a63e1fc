// React Router looks for the server entry under this file name.
export { handleError, renderDocument as default } from './ssr/document.tsx'
