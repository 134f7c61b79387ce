// Who logs out goes home by himself: nobody leads him to the login for having no session any more.

let leaving = false;

export const isLeaving = () => leaving;

export const setLeaving = (is: boolean) => {
  leaving = is;
};
